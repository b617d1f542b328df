export interface ServerUrl {
  /** One address per host, in order. */
  urls: string[]
  /** `target_session_attrs`: the kind of server that serves. */
  target: 'any' | 'read-write' | 'primary'
}

const targets = ['any', 'read-write', 'primary'] as const

/**
 * Parses an address of one or several hosts, such as `postgres://user:password@one:5432,two/name?target_session_attrs=primary`,
 * or of a Unix socket, such as `postgres://user@/name?host=/run/postgresql`. Returns undefined for any other text.
 */
export const parseServerUrl = (text: string): ServerUrl | undefined => {
  const [, start, hosts, rest] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/.exec(text) ?? []
  if (start === undefined || hosts === undefined || rest === undefined) return undefined
  // A URL with a user needs a host; the driver accepts one without.
  const all = hosts.split(',').map((host) => ({ url: `${start}${host}${rest}`, checked: `${start}${host || 'localhost'}${rest}` }))
  if (!all.every(({ checked }) => URL.canParse(checked))) return undefined
  const wanted = new URL(all[0]?.checked ?? '').searchParams.get('target_session_attrs') ?? 'any'
  const target = targets.find((known) => known === wanted)
  return target && { urls: all.map(({ url }) => url), target }
}
