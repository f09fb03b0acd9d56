import { checkAddress, isAllowed } from '#contract/address.rules.ts'
import type { LinkHost } from '#contract/link-hosts.rules.ts'
import { notFound } from '#contract/refuse.ts'

type Person = { permissions: ReadonlySet<string> }
type Link = { url: string; active: boolean; deletedAt: Date | null }

type Settings = { linkHosts: readonly LinkHost[] }

/** A link leads to an address that people may be led to. */
export const checkLink = (row: Link, before: Link | undefined, { linkHosts }: Settings): void => {
  checkAddress(row, before, linkHosts)
}

/** Which links are kept from who only reads: those to a host that has left the list. */
export const astray = (links: readonly { id: string; url: string }[], { linkHosts }: Settings): string[] =>
  links.filter(({ url }) => !isAllowed(url, linkHosts)).map(({ id }) => id)

/** The rows that a person without the right to manage links gets: the active ones, regardless of the filter. */
export const narrowedTo = (except: string[]) => ({ active: true, deleted: false, except })

/** Whether somebody manages the links, and sees them all. */
export const manages = ({ permissions }: Person): boolean => permissions.has('CONTENIDOS_GESTIONAR')

/** For who does not manage the links, one that is switched off, deleted or astray is not there. */
export function checkSeen(link: Link, { linkHosts }: Settings): void {
  if (!link.active || link.deletedAt !== null || !isAllowed(link.url, linkHosts)) notFound()
}
