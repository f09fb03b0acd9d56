import { checkAddress } from '#contract/address.rules.ts'
import { notFound } from '#contract/refuse.ts'

type Person = { permissions: ReadonlySet<string> }
type Link = { active: boolean; deletedAt: Date | null }

/** A link leads to an address that is safe to open. */
export const checkLink = ({ url }: { url: string }): void => {
  checkAddress(url, 'url')
}

/** Which rows of the list a person gets: who does not manage the links, the active ones, whatever they ask for. */
export function narrowedTo({ permissions }: Person): { active?: true; deleted?: false } {
  return permissions.has('CONTENIDOS_GESTIONAR') ? {} : { active: true, deleted: false }
}

/** For who does not manage the links, one that is switched off or deleted is not there. */
export function checkSeen(link: Link, { permissions }: Person): void {
  if (permissions.has('CONTENIDOS_GESTIONAR')) return
  if (!link.active || link.deletedAt !== null) notFound()
}
