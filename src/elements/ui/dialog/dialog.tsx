import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Dialog as FluentDialog,
  PortalMountNodeProvider,
  useMergedRefs,
} from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { $locale } from '../../../core/i18n.ts'
import { $formMessages } from '../../../core/messages/form.ts'
import '../../runtime/focus.ts'
import { useHost } from '../../runtime/host.ts'
import { overlayRoot } from '../../runtime/overlay-root.ts'
import { asPart } from '../../runtime/part.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { useCarriedLook } from './carried-look.ts'
import css from './dialog.css?inline'
import { useFirstFocus } from './first-focus.ts'
import { useFocusReturn } from './focus-return.ts'
import { useScrollLock } from './scroll-lock.ts'

setStyles('dialog', css)

const dialogPart = asPart('dialog')

interface DialogProps {
  title: string
  /** An invoice needs more room. */
  size?: 'medium' | 'large'
  /** Undefined while nothing may close it. */
  onClose: (() => void) | undefined
  actions: ReactNode
  children: ReactNode
  /** Holds content and actions together, for example a form. */
  wrap?: (parts: ReactNode) => ReactNode
}

/** A modal dialog on the page itself. Esc, a click beside it and its button close it; focus goes back where it was. */
export function Dialog({ title, size = 'medium', onClose, actions, children, wrap = (parts) => parts }: DialogProps) {
  const { close } = useStore($formMessages)
  const host = useHost()
  const [root] = useState(() => overlayRoot(host))
  const surface = useMergedRefs(useFirstFocus(), dialogPart)
  useFocusReturn()
  useCarriedLook(root)
  useScrollLock()
  return (
    // Fluent appends to the node and asks no more of it, so that a shadow root will do.
    <PortalMountNodeProvider value={root as Node as HTMLElement}>
      <FluentDialog open onOpenChange={(_event, { open }) => !open && onClose?.()}>
        <DialogSurface ref={surface} className={`pe-dialog pe-dialog-${size}`} lang={useStore($locale)}>
          {wrap(
            <DialogBody>
              <DialogTitle
                action={onClose ? <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={close} onClick={onClose} /> : null}
              >
                {title}
              </DialogTitle>
              <DialogContent className="pe-dialog-content">{children}</DialogContent>
              <DialogActions className="pe-dialog-actions">{actions}</DialogActions>
            </DialogBody>,
          )}
        </DialogSurface>
      </FluentDialog>
    </PortalMountNodeProvider>
  )
}
