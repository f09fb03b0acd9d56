import { matchRoute } from '@portal/permissions'

/** Returns a URL from a link or a query only if it is a page of this portal, to prevent open redirects (check 44). */
export function ownPage(asked: string | null): string | undefined {
  if (asked === null || !asked.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(asked)) return undefined
  return matchRoute(asked) === undefined ? undefined : asked
}
