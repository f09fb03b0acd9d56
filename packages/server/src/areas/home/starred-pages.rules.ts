import { type ErrorCode, type FieldErrors, refuseAll } from '#contract/refuse.ts'

/** A placeholder for the portal's own origin: external URLs have another one. */
const portal = 'https://portal.invalid'

/** Refuses URLs that are external, are no screen behind the sign-in, or are duplicates. */
export function checkPages(pages: readonly { url: string }[], isScreen: (path: string) => boolean): void {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  pages.forEach(({ url }, at) => {
    const error = seen.has(url) ? 'taken' : faultOf(url, isScreen)
    if (error !== undefined) errors[`pages[${at}].url`] = [{ error }]
    seen.add(url)
  })
  refuseAll(errors)
}

function faultOf(url: string, isScreen: (path: string) => boolean): ErrorCode | undefined {
  if (!isOwnPath(url)) return 'invalid'
  return isScreen(url) ? undefined : 'inclusion'
}

// Parsed like a browser: backslashes are slashes, tabs and line breaks are dropped, and dots are resolved. A URL that
// changes when parsed is refused.
function isOwnPath(url: string): boolean {
  if (!url.startsWith('/') || !URL.canParse(url, portal)) return false
  const read = new URL(url, portal)
  const [path = ''] = url.split(/[?#]/, 1)
  return read.origin === portal && read.pathname === path && !/[\\\p{Cc}]/u.test(url)
}

/** Sorted by `index` if given, the others after them in the order sent. */
export function inOrder<Page extends { index?: number }>(pages: readonly Page[]): Page[] {
  return pages.toSorted((one, other) => (one.index ?? Infinity) - (other.index ?? Infinity) || 0)
}
