import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Bounce, cssTransition, toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled'
import toastifyCss from 'react-toastify/ReactToastify.css?inline'
import { $locale } from '../../../../core/i18n/i18n.ts'
import { $toastMessages } from '../../../../core/i18n/parts/toast.ts'
import { $dark, $direction, isMotionReduced } from '../../../../core/theme/theme.ts'
import { keepEvents, onLayers, topmostLayer } from '../../../runtime/layers.ts'
import { addRoot, isPageWithoutElements, onLastElementRemoved, removeRoot } from '../../../runtime/roots.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { followFocusKeys } from './focus-keys.ts'
import type { ToastAction, ToastKind } from './notify.ts'
import outletCss from './outlet.css?inline'
import css from './toast.css?inline'
import { endAnnounced, Words } from './words.tsx'

setStyles('toastify', toastifyCss.replaceAll(':root', ':host(pe-toast-outlet)'))
setStyles('toast', css)
setStyles('outlet', outletCss)

/** Milliseconds, §9. */
const autoClose = 5000

/** Like `Bounce`, but the toasts below move up at once. With reduced motion only start and end of the animation show. */
const Still = cssTransition({
  enter: 'Toastify--animate Toastify__bounce-enter',
  exit: 'Toastify--animate Toastify__bounce-exit',
  appendPosition: true,
  collapse: false,
})

// `followFocusKeys` replaces it: Toastify listens on the document, which gets no keys from an open dialog.
const noKeys = () => false

function Outlet() {
  const root = useRef<HTMLDivElement>(null)
  const rightToLeft = useStore($direction) === 'rtl'
  const dark = useStore($dark)
  const messages = useStore($toastMessages)

  useLayoutEffect(() => {
    // Toastify would announce each toast a second time.
    root.current?.querySelector('[aria-live]')?.removeAttribute('aria-live')
  }, [])

  return (
    <div ref={root} className={dark ? 'pe-root pe-dark' : 'pe-root'} lang={useStore($locale)}>
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
        // Screen readers would announce the bar in English.
        hideProgressBar
        hotKeys={noKeys}
      />
    </div>
  )
}

/** Like Toastify's own button, but translated. Has no icon of Fluent that brings its styles: Fluent adds them to the page. */
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
  toasts: Map<Id, ShownToast>
  goBack: (id: string) => void
  close: () => void
}

interface ShownToast {
  kind: ToastKind
  text: string
  action: ToastAction | undefined
}

let outlet: OpenOutlet | undefined

function openOutlet(): OpenOutlet {
  const host = document.createElement('pe-toast-outlet')
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  addRoot(root)
  const content = createRoot(root)
  content.render(<Outlet />)
  keepEvents(host, host)
  host.addEventListener('focusin', () => toast.pause())
  host.addEventListener('focusout', () => toast.play())
  // If the page hides or removes the modal around the host, the host's size becomes 0.
  const observer = new ResizeObserver(() => requestAnimationFrame(place))
  observer.observe(host)
  const keys = followFocusKeys(host, toast.dismiss)

  return {
    host,
    content,
    toasts: new Map(),
    goBack: keys.goBack,
    close: () => {
      observer.disconnect()
      keys.stop()
      removeRoot(root)
      content.unmount()
      host.remove()
    },
  }
}

/** Moves the toasts into the topmost modal, where they can be read and closed, or out of a removed one. */
function place(): void {
  if (!outlet || outlet.toasts.size === 0) return
  const { host } = outlet
  const home = topmostLayer()
  if (host.parentNode === home && host.matches(':popover-open') && host.checkVisibility()) return
  endAnnounced(host.shadowRoot)
  home.appendChild(host)
  host.showPopover()
}

onLayers(place)

/** Removes the host if neither toasts nor elements are left. A toast outlives its element. */
function closeOutlet(): void {
  if (!outlet || outlet.toasts.size > 0 || !isPageWithoutElements()) return
  outlet.close()
  outlet = undefined
}

onLastElementRemoved(closeOutlet)
toast.onChange(({ id, status }) => {
  if (status !== 'removed') return
  outlet?.goBack(String(id))
  outlet?.toasts.delete(id)
  // React is still rendering.
  queueMicrotask(closeOutlet)
})

let nextKey = 0

/** Shows and announces a toast. An equal one without an action that is shown already stays for its full time again. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  outlet ??= openOutlet()
  const { toasts, host } = outlet
  // Removed and added again, the host is above popovers that the page opened since the last toast.
  if (toasts.size === 0) host.remove()
  const [equal] = [...toasts].find(([, other]) => !action && !other.action && other.kind === kind && other.text === text) ?? []
  // Removed and inserted again, the text is announced again.
  const words = <Words key={nextKey++} text={text} action={action} />
  const role = kind === 'error' ? 'alert' : 'status'
  if (equal === undefined) toasts.set(toast[kind](words, { role, ariaLabel: text }), { kind, text, action })
  else {
    // Restarts the time.
    toast.update(equal, { render: words, delay: 0 })
    host.shadowRoot?.getElementById(String(equal))?.setAttribute('role', role)
  }
  place()
}
