import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { inReact } from './in-react.tsx'

export const dialog = inReact(({ open, onClose, children }) => (
  <Dialog open={open} onClose={onClose}>
    <DialogBackdrop className="backdrop" />
    <DialogPanel className="panel">{children}</DialogPanel>
  </Dialog>
))
