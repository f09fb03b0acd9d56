import { checkAddress, isAllowed } from '#contract/address.rules.ts'
import type { LinkHost } from '#contract/link-hosts.rules.ts'
import { notFound } from '#contract/refuse.ts'

type Person = { permissions: ReadonlySet<string> }
type Link = { url: string; active: boolean; deletedAt: Date | null }

type Settings = { linkHosts: readonly LinkHost[] }

/** A link must lead to an allowed address. */
export const checkLink = (row: Link, before: Link | undefined, { linkHosts }: Settings): void => {
  checkAddress(row, before, linkHosts)
}

/** Links hidden from readers: their host has left the list. */
export const astray = (links: readonly { id: string; url: string }[], { linkHosts }: Settings): string[] =>
  links.filter(({ url }) => !isAllowed(url, linkHosts)).map(({ id }) => id)

/** The rows for a person who may not manage links: the active ones, regardless of the filter. */
export const narrowedTo = (except: string[]) => ({ active: true, deleted: false, except })

/** Whether somebody manages the links, and sees them all. */
export const manages = ({ permissions }: Person): boolean => permissions.has('CONTENIDOS_GESTIONAR')

/** For readers, a link that is disabled, deleted or not allowed does not exist. */
export function checkSeen(link: Link, { linkHosts }: Settings): void {
  if (!link.active || link.deletedAt !== null || !isAllowed(link.url, linkHosts)) notFound()
}
