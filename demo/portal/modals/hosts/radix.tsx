import * as Dialog from '@radix-ui/react-dialog'
import { inReact } from './in-react.tsx'

export const dialog = inReact(({ open, onClose, children }) => (
  <Dialog.Root open={open} onOpenChange={onClose}>
    <Dialog.Portal>
      <Dialog.Overlay className="backdrop" />
      <Dialog.Content className="panel" aria-describedby={undefined}>
        <Dialog.Title hidden>Record</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
))
