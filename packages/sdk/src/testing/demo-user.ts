import type { UserData } from '#session/stored-session.ts'

/** A signed-in person of this name, for tests. */
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

/** The user name of a sign-in's body. */
export function accountOf(body: Record<string, unknown>): string {
  return typeof body.user === 'string' ? body.user : 'nobody'
}
