import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { linesOfInvoice, type Invoice } from '../../../../core/invoice.ts'
import { $invoiceMessages } from '../../../../core/i18n/screens/invoice.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import invoiceCss from './invoice.css?inline'

setStyles('invoice', invoiceCss)

interface InvoiceSheetProps {
  invoice: Invoice
  /** Name of the company that sends the invoice. */
  issuer: string
  sheetRef: Ref<HTMLElement>
  /** Set on the header. */
  id: string
}

/** Invoice for screen and print. */
export function InvoiceSheet({ invoice, issuer, sheetRef, id }: InvoiceSheetProps) {
  const messages = useStore($invoiceMessages)
  return (
    <article className="pe-invoice" part="invoice" ref={sheetRef}>
      <header id={id}>
        <strong>{invoice.number}</strong>
        <span>{invoice.issued}</span>
      </header>
      <dl>
        {linesOfInvoice(invoice, messages, issuer).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className="pe-invoice-total">
          <dt>{messages.total}</dt>
          <dd>
            <bdi>{invoice.amount}</bdi>
          </dd>
        </div>
      </dl>
    </article>
  )
}
