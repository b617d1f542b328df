import * as Dialog from '@radix-ui/react-dialog'
import { inReact } from './react.jsx'

const Radix = ({ open, setOpen, children }) => (
  <Dialog.Root open={open} onOpenChange={setOpen}>
    <Dialog.Portal>
      <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0004' }} />
      <Dialog.Content aria-describedby={undefined} style={{ position: 'fixed', inset: 40, background: 'white', overflow: 'auto' }}>
        <Dialog.Title>Of Radix</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

export const radix = (content) => inReact(Radix, content)
