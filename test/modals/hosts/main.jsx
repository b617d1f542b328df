import { bootstrap } from './bootstrap.jsx'
import { headlessUi } from './headless-ui.jsx'
import { ionic } from './ionic.jsx'
import { muiDialog, muiDrawer } from './mui.jsx'
import { native } from './native.jsx'
import { radix } from './radix.jsx'
import { shoelace } from './shoelace.jsx'

const hosts = { bootstrap, muiDialog, muiDrawer, radix, headlessUi, native, ionic, shoelace }

/** Opens a modal with a list in it. Resolves to a function that returns whether it is still open. */
window.openHost = async (name) => {
  const list = document.createElement('doctor-subscriptions')
  list.setAttribute('status', 'active')
  return hosts[name](list)
}
