import { useStore } from '@nanostores/react'
import { useState, type Ref } from 'react'
import { factsOfInvoice, invoiceColumns, markOf, type Invoice } from '../../../../core/invoice.ts'
import { $invoiceMessages } from '../../../../core/i18n/screens/invoice.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import invoiceCss from './invoice.css?inline'

setStyles('invoice', invoiceCss)

interface InvoiceSheetProps {
  invoice: Invoice
  /** Name of the company that sends the invoice. */
  issuer: string
  /** URL of its logo. Its first letter stands for one that is not set or does not load. */
  logo: string | undefined
  sheetRef: Ref<HTMLElement>
  /** Set on the number and date. */
  id: string
}

/** Invoice for screen and print. The PDF has the same layout. */
export function InvoiceSheet({ invoice, issuer, logo, sheetRef, id }: InvoiceSheetProps) {
  const messages = useStore($invoiceMessages)
  const [broken, setBroken] = useState<string>()
  return (
    <article className="pe-invoice" part="invoice" ref={sheetRef}>
      <header>
        <p className="pe-invoice-issuer">
          {logo && logo !== broken ? (
            // The PDF draws this image, which another origin must allow.
            <img className="pe-invoice-logo" src={logo} alt="" crossOrigin="anonymous" onError={() => setBroken(logo)} />
          ) : (
            <span className="pe-invoice-mark" aria-hidden="true">
              {markOf(issuer)}
            </span>
          )}
          <bdi>{issuer}</bdi>
        </p>
        <p className="pe-invoice-number" id={id}>
          <strong>
            {messages.title} <bdi>{invoice.number}</bdi>
          </strong>
          <span>{invoice.issued}</span>
        </p>
      </header>
      <dl>
        {factsOfInvoice(invoice, messages, issuer).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {invoiceColumns.map((key) => (
              <th key={key} scope="col">
                {messages[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {invoiceColumns.map((key) => (
              <td key={key}>{invoice[key]}</td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {messages.total}
            </th>
            <td>
              <bdi>{invoice.amount}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <footer>{messages.page({ page: 1, pages: 1 })}</footer>
    </article>
  )
}
