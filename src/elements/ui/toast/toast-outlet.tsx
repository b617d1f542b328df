import { useStore } from '@nanostores/react'
import { createRoot, type Root } from 'react-dom/client'
import { Bounce, cssTransition, toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled'
import toastifyCss from 'react-toastify/ReactToastify.css?inline'
import { $locale } from '../../../core/i18n.ts'
import { $toastMessages } from '../../../core/messages/toast.ts'
import { $dark, $direction, isMotionReduced } from '../../../core/theme/theme.ts'
import { addRoot, isDeserted, onDeserted, removeRoot } from '../../runtime/roots.ts'
import pageHostsCss from '../../runtime/page-hosts.css?inline'
import { setStyles } from '../../runtime/style-sheets.ts'
import { homeOf } from '../../runtime/top-layer.ts'
import type { ToastKind } from './notify.ts'
import css from './toast.css?inline'

setStyles('toastify', toastifyCss.replaceAll(':root', ':host(pe-toast-outlet)'))
setStyles('toast', css)
setStyles('page-hosts', pageHostsCss)

/** Milliseconds, §9. */
const autoClose = 5000

/** As `Bounce`, whose ends are all that is seen where motion is reduced; the toasts below move up at once. */
const Still = cssTransition({ enter: 'Toastify--animate Toastify__bounce-enter', exit: 'Toastify--animate Toastify__bounce-exit', appendPosition: true, collapse: false })

function Outlet() {
  const rightToLeft = useStore($direction) === 'rtl'
  const dark = useStore($dark)
  const messages = useStore($toastMessages)
  return (
    <div className={dark ? 'pe-root pe-dark' : 'pe-root'} lang={useStore($locale)}>
      <ToastContainer
        position="top-right"
        autoClose={autoClose}
        transition={isMotionReduced() ? Still : Bounce}
        rtl={rightToLeft}
        theme={dark ? 'dark' : 'light'}
        closeOnClick
        limit={5}
        aria-label={messages.region}
        closeButton={Close}
        // The bar would be announced in English.
        hideProgressBar
      />
    </div>
  )
}

/** As Toastify's own, in our language. Without Fluent's icons, which would put style tags on the page: no renderer of ours is around it. */
function Close({ theme, closeToast }: CloseButtonProps) {
  const { close } = useStore($toastMessages)
  return (
    <button
      type="button"
      className={`Toastify__close-button Toastify__close-button--${theme}`}
      aria-label={close}
      onClick={(event) => {
        event.stopPropagation()
        closeToast(true)
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 14 16">
        <path d="M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z" />
      </svg>
    </button>
  )
}

interface OpenOutlet {
  host: HTMLElement
  content: Root
  /** Those in it. */
  toasts: Set<Id>
}

let outlet: OpenOutlet | undefined

function openOutlet(): OpenOutlet {
  const host = document.createElement('pe-toast-outlet')
  // A dialog hides from screen readers what is behind it, but for this: Fluent's mark.
  host.setAttribute('data-tabster-never-hide', '')
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  addRoot(root)
  const content = createRoot(root)
  content.render(<Outlet />)
  return { host, content, toasts: new Set() }
}

/** A toast outlives the element that it tells of. */
function closeOutlet(): void {
  if (!outlet || outlet.toasts.size > 0 || !isDeserted()) return
  if (outlet.host.shadowRoot) removeRoot(outlet.host.shadowRoot)
  outlet.content.unmount()
  outlet.host.remove()
  outlet = undefined
}

onDeserted(closeOutlet)
toast.onChange(({ id, status }) => {
  if (status !== 'removed') return
  outlet?.toasts.delete(id)
  // React is still at it.
  queueMicrotask(closeOutlet)
})

export function showToast(kind: ToastKind, text: string): void {
  outlet ??= openOutlet()
  if (!outlet.host.isConnected) document.body.append(outlet.host)
  // Above whatever the page shows there. It stays on the page itself, for a dialog may close at once; and to show it anew starts the
  // time of those in it again.
  if (outlet.toasts.size === 0 || homeOf(document.activeElement) !== document.body) {
    outlet.host.hidePopover()
    outlet.host.showPopover()
  }
  outlet.toasts.add(toast[kind](text))
}
