import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import toastifyCss from 'react-toastify/ReactToastify.css?inline'
import { $dark, $direction } from '../../../core/theme/theme.ts'
import { addRoot } from '../../runtime/roots.ts'
import pageHostsCss from '../../runtime/page-hosts.css?inline'
import { setStyles } from '../../runtime/style-sheets.ts'
import type { ToastKind } from './notify.ts'
import css from './toast.css?inline'

setStyles('toastify', toastifyCss.replaceAll(':root', ':host(pe-toast-outlet)'))
setStyles('toast', css)
setStyles('page-hosts', pageHostsCss)

/** Milliseconds, §9. */
const autoClose = 5000

function Outlet() {
  const rightToLeft = useStore($direction) === 'rtl'
  const dark = useStore($dark)
  return (
    <div className={dark ? 'pe-root pe-dark' : 'pe-root'}>
      <ToastContainer position="top-right" autoClose={autoClose} rtl={rightToLeft} theme={dark ? 'dark' : 'light'} closeOnClick limit={5} />
    </div>
  )
}

let outlet: HTMLElement | undefined

function openOutlet(): HTMLElement {
  const host = document.createElement('pe-toast-outlet')
  const root = host.attachShadow({ mode: 'open' })
  addRoot(root)
  createRoot(root).render(<Outlet />)
  return host
}

export function showToast(kind: ToastKind, text: string): void {
  outlet ??= openOutlet()
  if (!outlet.isConnected) document.body.append(outlet)
  toast[kind](text)
}
