import { decide, type Decision, matchRoute } from '@portal/permissions'
import { ownPage } from '#shell/own-page.ts'
import { loginPath } from './login-path.ts'

/** Who has to set up a second factor finds it here, and everything else closed. */
const secondFactorPath = '/pages/alert-message?notice=secondFactorDue'
/** Public, so that they say themselves what they are for; but there is something on them for who has signed in. */
const publicPagesToReturnTo: ReadonlySet<string> = new Set(['/pages/security-questions'])

interface Address {
  readonly pathname: string
  readonly search: string
}

/** Where a visitor is sent instead of the page asked for, or undefined when it may open (specification §2). */
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

/** The sign-in page that leads back to an address, its filters included (LOG-3). */
export function loginAddress(asked: string): string {
  return asked === '/' || asked === '/dashboard' || !isToReturnTo(asked)
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ returnTo: asked }).toString()}`
}

/** The address a sign-in leads to: only one of our own pages, so that no link can lead a person elsewhere. */
export function returnPath(search: string): string {
  const asked = ownPage(new URLSearchParams(search).get('returnTo'))
  return asked === undefined || !isToReturnTo(asked) ? '/' : asked
}

function isToReturnTo(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return !isPublic(address) || publicPagesToReturnTo.has(path)
}

/** Whether a page may be seen without a session. */
function isPublic(address: string): boolean {
  return matchRoute(address)?.route.anyOf === 'public'
}
