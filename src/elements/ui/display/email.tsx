import { Fragment } from 'react'

/** Email address that may break before its domain, and before the dots of a domain that is too long for one line. */
export function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf('@')
  return (
    <bdi className="pe-email">
      {address.slice(0, domain)}
      <wbr />
      <span>
        {address
          .slice(domain)
          .split(/(?=\.)/)
          .map((label, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {label}
            </Fragment>
          ))}
      </span>
    </bdi>
  )
}
