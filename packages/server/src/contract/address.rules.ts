import { leadsTo, type LinkHost } from './link-hosts.rules.ts'
import { refuse } from './refuse.ts'

type Leading = { url: string; active: boolean; deletedAt: Date | null }

/**
 * An address that people are sent to must use https, contain no secret and have an allowed host (check 42). Internal
 * addresses are fine: the person's browser opens them, never the server.
 */
export function checkAddress(row: Leading, before: Leading | undefined, hosts: readonly LinkHost[]): void {
  const address = safeAddress(row.url)
  if (address === undefined) return refuse('format', 'url')
  if (!leadsAnew(row, before) || leadsTo(address, hosts)) return
  refuse('inclusion', 'url', { value: address.host })
}

/** Whether the address is still allowed: its host may have left the list since the row was written. */
export function isAllowed(url: string, hosts: readonly LinkHost[]): boolean {
  const address = safeAddress(url)
  return address !== undefined && leadsTo(address, hosts)
}

function safeAddress(url: string): URL | undefined {
  const address = URL.parse(url)
  const isSafe = address?.protocol === 'https:' && address.username === '' && address.password === ''
  return isSafe ? address : undefined
}

/** An entry with an unchanged address may be renamed, disabled and deleted, even if the list no longer allows it. */
function leadsAnew(row: Leading, before: Leading | undefined): boolean {
  if (before === undefined || before.url !== row.url) return true
  return isOpen(row) && !isOpen(before)
}

const isOpen = ({ active, deletedAt }: Leading) => active && deletedAt === null
