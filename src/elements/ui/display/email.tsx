import { Fragment } from 'react'

/** Email address that may break before its domain and before the dots of the domain. */
export function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf('@')
  return (
    <bdi className="pe-email">
      {address.slice(0, domain)}
      {address
        .slice(domain)
        .split(/(?=\.)/)
        .map((label, place) => (
          <Fragment key={place}>
            <wbr />
            {label}
          </Fragment>
        ))}
    </bdi>
  )
}
