import { matchRoute } from '@portal/permissions'

/** An address out of a link or a query, if it is a page of this portal; nothing else is ever opened by one (check 44). */
export function ownPage(asked: string | null): string | undefined {
  if (asked === null || !asked.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(asked)) return undefined
  return matchRoute(asked) === undefined ? undefined : asked
}
