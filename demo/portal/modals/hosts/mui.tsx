import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import { inReact } from './in-react.tsx'

export const dialog = inReact(({ open, onClose, children }) => (
  <Dialog open={open} onClose={onClose} maxWidth="lg" fullWidth>
    {children}
  </Dialog>
))

export const drawer = inReact(({ open, onClose, children }) => (
  <Drawer open={open} onClose={onClose} anchor="right" slotProps={{ paper: { style: { width: 'min(960px, 100%)' } } }}>
    {children}
  </Drawer>
))
