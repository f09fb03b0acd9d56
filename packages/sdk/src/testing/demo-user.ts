import type { UserData } from '#session/stored-session.ts'

/** The user data of a signed-in person with this name, for tests. */
export function demoUser(user: string, accessPermissions: readonly string[] = []): UserData {
  return {
    uid: `uid-of-${user}`,
    displayName: user,
    about: '',
    photoURL: null,
    status: 'online',
    userRole: 'Administrador',
    accessPermissions: [...accessPermissions],
    timeZone: 'Europe/Madrid',
    locale: 'es',
  }
}

/** The user name in the body of a sign-in. */
export function accountOf(body: Record<string, unknown>): string {
  return typeof body.user === 'string' ? body.user : 'nobody'
}
