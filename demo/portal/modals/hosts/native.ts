import type { Open } from '../hosts.ts'

export const dialog: Open = (record, closed) => {
  const element = document.createElement('dialog')
  element.className = 'panel'
  element.append(record)
  document.body.append(element)
  element.addEventListener('close', ({ target }) => {
    if (target !== element) return
    element.remove()
    closed()
  })
  element.showModal()
  return () => element.close()
}

export const popover: Open = (record, closed) => {
  const element = document.createElement('div')
  element.className = 'panel'
  element.popover = 'auto'
  element.append(record)
  document.body.append(element)
  element.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return
    element.remove()
    closed()
  })
  element.showPopover()
  return () => element.hidePopover()
}

export const fullScreen: Open = (record, closed) => {
  const element = document.createElement('div')
  element.style.overflow = 'auto'
  element.append(record)
  document.body.append(element)
  element.addEventListener('fullscreenchange', ({ target }) => {
    if (target !== element || document.fullscreenElement === element) return
    element.remove()
    closed()
  })
  void element.requestFullscreen()
  return () => void document.exitFullscreen()
}
