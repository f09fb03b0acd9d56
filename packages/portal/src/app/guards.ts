import { decide, type Decision, matchRoute } from '@portal/permissions'
import { ownPage } from '#shell/own-page.ts'
import { loginPath } from './login-path.ts'

/** Somebody who must set up a second factor can do it here; everything else is closed. */
const secondFactorPath = '/pages/alert-message?notice=secondFactorDue'
/** Public pages that handle a missing session themselves, but also have content for signed-in people. */
const publicPagesToReturnTo: ReadonlySet<string> = new Set(['/pages/security-questions'])

interface Address {
  readonly pathname: string
  readonly search: string
}

/** Where to redirect a visitor instead of opening the page; undefined when it may open (specification §2). */
export function redirectOf(
  granted: readonly string[] | undefined,
  { pathname, search }: Address,
  isSecondFactorDue = false,
) {
  if (pathname === loginPath && granted) return returnPath(search)
  if (isSecondFactorDue && !isPublic(pathname)) return secondFactorPath
  return elsewhere(decide(granted && { permissions: granted }, pathname).kind, pathname + search)
}

function elsewhere(decision: Decision['kind'], asked: string): string | undefined {
  switch (decision) {
    case 'allow':
      return undefined
    case 'login':
      return loginAddress(asked)
    case 'not-authorized':
      return `/pages/not-authorized?${from(asked)}`
    case 'not-found':
      return notFoundAddress(asked)
  }
}

/** The page that says that there is nothing at an address. */
export const notFoundAddress = (asked: string): string => `/pages/error-404?${from(asked)}`

const from = (asked: string) => new URLSearchParams({ from: asked }).toString()

/** The sign-in page that returns to a URL with its filters (LOG-3). */
export function loginAddress(asked: string): string {
  return asked === '/' || asked === '/dashboard' || !isToReturnTo(asked)
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ returnTo: asked }).toString()}`
}

/** The target after a sign-in: only one of our own pages, to prevent open redirects. */
export function returnPath(search: string): string {
  const asked = ownPage(new URLSearchParams(search).get('returnTo'))
  return asked === undefined || !isToReturnTo(asked) ? '/' : asked
}

function isToReturnTo(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return !isPublic(address) || publicPagesToReturnTo.has(path)
}

/** Whether a page is public. */
function isPublic(address: string): boolean {
  return matchRoute(address)?.route.anyOf === 'public'
}
