/** An allowed target: a host, or all subdomains of a domain. */
export type LinkHost = { host: string; port: string; isBelow: boolean }

/** In DNS, all hosts are below the root. */
const any: LinkHost = { host: '', port: '', isBelow: true }

/**
 * Parses an entry: `intranet.local`, `*.example.org` for the subdomains of a domain but not itself,
 * `intranet.local:8443` for a port other than 443, or `*` for every host. Undefined for anything else.
 */
export function linkHostOf(entry: string): LinkHost | undefined {
  if (entry === '*') return any
  const isBelow = entry.startsWith('*.')
  const named = isBelow ? entry.slice(2) : entry
  const address = /[*/\\?#@\s]/.test(named) ? null : URL.parse(`https://${named}`)
  if (!address) return undefined
  return { host: withoutDot(address.hostname), port: address.port, isBelow }
}

/** Whether a URL has an allowed host. The host is compared as parsed by a browser, never as written. */
export function leadsTo(address: URL, hosts: readonly LinkHost[]): boolean {
  const host = withoutDot(address.hostname)
  return hosts.some((one) => {
    if (one.isBelow && one.host === any.host) return true
    if (one.port !== address.port) return false
    return one.isBelow ? isBelow(host, one.host) : host === one.host
  })
}

const isBelow = (host: string, domain: string) =>
  host.endsWith(`.${domain}`) && host.length > domain.length + 1

/** `example.org.` is `example.org`: the trailing dot marks the root. */
const withoutDot = (host: string) => host.replace(/\.$/, '')
