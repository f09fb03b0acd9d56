import { type ErrorCode, type FieldErrors, refuseAll } from '#contract/refuse.ts'

/** A placeholder for the portal's own origin: an address that leads elsewhere has another one. */
const portal = 'https://portal.invalid'

/** Refuses addresses that lead elsewhere, that are no screen behind the sign-in, or that are there already. */
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

// As a browser reads it: backslashes are slashes to it, tabs and line breaks nothing at all, and dots climb. What it
// would read otherwise than it is written is refused.
function isOwnPath(url: string): boolean {
  if (!url.startsWith('/') || !URL.canParse(url, portal)) return false
  const read = new URL(url, portal)
  const [path = ''] = url.split(/[?#]/, 1)
  return read.origin === portal && read.pathname === path && !/[\\\p{Cc}]/u.test(url)
}

/** In the order of their `index` where they have one, those without behind, each as it was sent. */
export function inOrder<Page extends { index?: number }>(pages: readonly Page[]): Page[] {
  return pages.toSorted((one, other) => (one.index ?? Infinity) - (other.index ?? Infinity) || 0)
}
