/** Email address that may break before its domain. */
export function Email({ address }: { address: string }) {
  const domain = address.lastIndexOf('@')
  return (
    <bdi className="pe-email">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </bdi>
  )
}
