/** A place that people may be led to, as the setting names it: a host, or all below a domain. */
export type LinkHost = { host: string; port: string; isBelow: boolean }

/** All hosts stand below the root of names. */
const any: LinkHost = { host: '', port: '', isBelow: true }

/**
 * Reads one entry: `intranet.local`, `*.example.org` for what stands below a domain but not for itself,
 * `intranet.local:8443` for another port than that of https, or `*` for every host. Undefined for anything else.
 */
export function linkHostOf(entry: string): LinkHost | undefined {
  if (entry === '*') return any
  const isBelow = entry.startsWith('*.')
  const named = isBelow ? entry.slice(2) : entry
  const address = /[*/\\?#@\s]/.test(named) ? null : URL.parse(`https://${named}`)
  if (!address) return undefined
  return { host: withoutDot(address.hostname), port: address.port, isBelow }
}

/** Whether an address leads to one of these places. The host is compared as a browser reads it, never as it is written. */
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

/** `example.org.` is `example.org`: the dot only says that nothing follows. */
const withoutDot = (host: string) => host.replace(/\.$/, '')
