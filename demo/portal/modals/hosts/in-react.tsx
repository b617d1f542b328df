import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Open } from '../hosts.ts'

export interface HostProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Renders a modal of a React library around the record. */
export function inReact(Modal: ComponentType<HostProps>): Open {
  return (record, closed) => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    let close = () => {}

    function Host() {
      const [open, setOpen] = useState(true)
      useEffect(() => {
        close = () => setOpen(false)
      }, [])
      const hold = useCallback((holder: HTMLDivElement | null) => {
        holder?.append(record)
        // Libraries keep the content until their animation has ended.
        if (holder) return
        // React is still rendering.
        setTimeout(() => {
          root.unmount()
          place.remove()
          closed()
        })
      }, [])
      return (
        <Modal open={open} onClose={() => setOpen(false)}>
          <div ref={hold} />
        </Modal>
      )
    }

    root.render(<Host />)
    return () => close()
  }
}
