import { useStore } from '@nanostores/react'
import type { Ref } from 'react'
import { invoiceLines, type Invoice } from '../../../../core/invoice.ts'
import { $invoiceMessages } from '../../../../core/i18n/screens/invoice.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import invoiceCss from './invoice.css?inline'

setStyles('invoice', invoiceCss)

/** Invoice for screen and print. `id` is set on its header. */
export function InvoiceSheet({ invoice, ref, id }: { invoice: Invoice; ref: Ref<HTMLElement>; id: string }) {
  const messages = useStore($invoiceMessages)
  return (
    <article className="pe-invoice" part="invoice" ref={ref}>
      <header id={id}>
        <strong>{invoice.number}</strong>
        <span>{invoice.issued}</span>
      </header>
      <dl>
        {invoiceLines.map((line) => (
          <div key={line}>
            <dt>{messages[line]}</dt>
            <dd>
              <bdi>{invoice[line]}</bdi>
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
