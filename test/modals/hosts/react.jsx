import { useState } from 'react'
import { createRoot } from 'react-dom/client'

export function inReact(Modal, content) {
  let isOpen = true
  const hold = (place) => place?.append(content)
  function Host() {
    const [open, setOpen] = useState(true)
    isOpen = open
    return (
      <Modal open={open} setOpen={setOpen}>
        <button>Of the modal</button>
        <div ref={hold} />
      </Modal>
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Host />)
  return () => isOpen
}
