import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import { inReact } from './react.jsx'

const MuiDialog = ({ open, setOpen, children }) => (
  <Dialog open={open} onClose={() => setOpen(false)} maxWidth="lg" fullWidth>
    {children}
  </Dialog>
)
const MuiDrawer = ({ open, setOpen, children }) => (
  <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { style: { width: 1000 } } }}>
    {children}
  </Drawer>
)

export const muiDialog = (content) => inReact(MuiDialog, content)
export const muiDrawer = (content) => inReact(MuiDrawer, content)
