import { decide, matchRoute } from '@portal/permissions'

export const loginPath = '/pages/login'
export const notFoundPath = '/pages/error-404'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** Where a visitor is sent instead of the page asked for, or undefined when it may open (specification §2). */
export function redirectOf(granted: readonly string[] | undefined, { pathname, search }: Address) {
  if (pathname === loginPath && granted) return returnPath(search)
  const decision = decide(granted && { permissions: granted }, pathname)
  switch (decision.kind) {
    case 'allow':
      return undefined
    case 'login':
      return loginAddress(pathname + search)
    case 'not-authorized':
      return `/pages/not-authorized?${new URLSearchParams({ from: pathname }).toString()}`
    case 'not-found':
      return notFoundPath
  }
}

/** The sign-in page that leads back to an address, its filters included (LOG-3). */
export function loginAddress(asked: string): string {
  return asked === '/' || asked === '/dashboard' || isPublic(asked)
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ returnTo: asked }).toString()}`
}

/** The address a sign-in leads to: only one of our own pages, so that no link can lead a person elsewhere. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('returnTo') ?? '/'
  const isOurs = asked.startsWith('/') && !/^\/[/\\]/.test(asked) && matchRoute(asked) !== undefined
  return isOurs && !isPublic(asked) ? asked : '/'
}

function isPublic(address: string): boolean {
  return matchRoute(address)?.route.anyOf === 'public'
}
