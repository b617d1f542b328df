import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Print20Regular } from '@fluentui/react-icons/headless/svg/print'
import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { $configuration } from '../../core/configuration.ts'
import type { Subscription } from '../../core/contract/subscriptions.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { invoiceOf } from '../../core/invoice.ts'
import { loadChunk } from '../../core/chunks/load-chunk.ts'
import { NewVersion } from '../../core/chunks/reach-file.ts'
import { $lazyMessages } from '../../core/i18n/parts/lazy.ts'
import { $invoiceMessages } from '../../core/i18n/screens/invoice.ts'
import { $planLabels, planName } from '../../core/i18n/parts/plans.ts'
import { $statusLabels } from '../../core/i18n/parts/statuses.ts'
import { knownStatus } from '../../core/subscriptions.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { saveFile } from '../ui/list/export/save-file.ts'
import { useThemedRoot } from '../runtime/themed-root.tsx'
import invoiceCss from '../ui/display/invoice/invoice.css?inline'
import { InvoiceSheet } from '../ui/display/invoice/invoice-sheet.tsx'
import { printSheet } from '../ui/display/print/print-sheet.ts'
import { notify } from '../ui/feedback/toast/notify.ts'

/** Style of the mark on the sheet, in the colors of the brand, which paper does not know. */
const markStyleOf = (sheet: HTMLElement) => getComputedStyle(sheet.querySelector('.pe-invoice-mark') ?? sheet)

interface InvoiceDialogProps {
  subscription: Subscription
  onClose: () => void
}

export function InvoiceDialog({ subscription, onClose }: InvoiceDialogProps) {
  const messages = useStore($invoiceMessages)
  const plans = useStore($planLabels)
  const statuses = useStore($statusLabels)
  const sheet = useRef<HTMLElement>(null)
  const sheetId = useId()
  const { dir } = useThemedRoot()
  const { brand, logo } = useStore($configuration)
  const [saving, setSaving] = useState(false)
  const { plan, status } = subscription
  const known = knownStatus(status)
  const words = {
    plan: planName(plans, plan),
    status: known ? messages[known === 'canceled' ? 'canceled' : 'paid'] : statuses.unknown,
  }
  const invoice = invoiceOf(subscription, words, useStore($locale))

  function print(): void {
    if (!sheet.current) return
    const { backgroundColor, color } = markStyleOf(sheet.current)
    void printSheet(
      `${messages.title} ${invoice.number}`,
      sheet.current,
      `${invoiceCss}.pe-invoice-mark{background:${backgroundColor};color:${color}}`,
    )
  }

  async function download() {
    if (saving || !sheet.current) return
    const { backgroundColor, color } = markStyleOf(sheet.current)
    const image = sheet.current.querySelector('img')
    // Keep the root: the dialog may be closed before the file is ready.
    const root = sheet.current.getRootNode()
    setSaving(true)
    try {
      const { invoicePdf } = await loadChunk(() => import('./invoice-pdf.ts'))
      const logo = await image?.decode().then(
        () => image,
        () => undefined,
      )
      saveFile(
        invoicePdf(invoice, { messages, issuer: brand, direction: dir, mark: logo ?? { backgroundColor, color } }),
        `${invoice.number}.pdf`,
        root,
      )
    } catch (error) {
      console.error(error)
      notify('error', error instanceof NewVersion ? $lazyMessages.get().outdated : messages.downloadFailed)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      title={messages.title}
      describedBy={sheetId}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" icon={<Print20Regular />} onClick={print}>
            <span>{messages.print}</span>
          </Button>
          <Button look="primary" icon={<ArrowDownload20Regular />} off={saving} aria-busy={saving} onClick={() => void download()}>
            <span>{messages.download}</span>
          </Button>
        </>
      }
    >
      <InvoiceSheet invoice={invoice} issuer={brand} logo={logo} sheetRef={sheet} id={sheetId} />
    </Dialog>
  )
}
