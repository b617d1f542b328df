import { Dialog, DialogPanel } from '@headlessui/react'
import { inReact } from './react.jsx'

const HeadlessUi = ({ open, setOpen, children }) => (
  <Dialog open={open} onClose={setOpen}>
    <DialogPanel style={{ position: 'fixed', inset: 40, background: 'white', overflow: 'auto' }}>{children}</DialogPanel>
  </Dialog>
)

export const headlessUi = (content) => inReact(HeadlessUi, content)
