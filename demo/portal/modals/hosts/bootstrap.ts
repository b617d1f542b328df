import 'bootstrap/dist/css/bootstrap.min.css'
import { Modal, Offcanvas } from 'bootstrap'
import type { Open } from '../hosts.ts'

export const modal: Open = (record, closed) => {
  const element = box(
    'modal fade',
    box('modal-dialog modal-xl modal-dialog-scrollable', box('modal-content', box('modal-body p-0', record))),
  )
  return show(Modal, element, 'hidden.bs.modal', closed)
}

export const offcanvas: Open = (record, closed) => {
  const element = box('offcanvas offcanvas-end', box('offcanvas-body p-0', record))
  element.style.width = 'min(960px, 100%)'
  return show(Offcanvas, element, 'hidden.bs.offcanvas', closed)
}

function box(className: string, content: HTMLElement): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(content)
  return element
}

function show(Host: typeof Modal, element: HTMLElement, hidden: string, closed: () => void): () => void {
  element.tabIndex = -1
  document.body.append(element)
  const host = new Host(element)
  element.addEventListener(hidden, () => {
    host.dispose()
    element.remove()
    closed()
  })
  host.show()
  return () => host.hide()
}
