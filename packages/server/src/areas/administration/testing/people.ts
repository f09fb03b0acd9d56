import { createPortal, isPortalError, type Portal } from '@portal/sdk'
import { inboxOf } from '#testing/inbox.ts'
import { linkIn } from '#testing/mails.ts'
import type { TestServer } from '#testing/start-server.ts'

export const ownPassword = 'una frase larga y propia'

export const mailOf = (name: string): string => `${name}@contacta-atlantico.example`

/** Invited people. `admin` returns the portal of the current administrator. */
export function peopleOf(server: () => TestServer, admin: () => Portal) {
  return {
    invite: (username: string, more: object = {}) =>
      admin().users.create({
        username,
        displayName: `Persona ${username}`,
        email: mailOf(username),
        ...more,
      }),

    byName: async (username: string) => {
      const { data } = await admin().users.index({ search: username })
      const found = data.find((one) => one.username === username)
      if (!found) throw new Error(`nobody is ${username}`)
      return found
    },

    roleId: async (name: string): Promise<string> =>
      (await admin().users.assignableRoles()).find((role) => role.name === name)?.id ?? '',

    /** Follows the link of the letter and sets the first password; returns the signed-in portal. */
    settled: async (username: string): Promise<Portal> => {
      const ticket = linkIn(await inboxOf(server(), username).next()).split('#')[1] ?? ''
      const portal = createPortal({ baseUrl: server().url })
      await portal.recovery.reset({ ticket, password: ownPassword })
      await portal.session.login({ user: username, password: ownPassword })
      return portal
    },
  }
}

/** The refusal: its status and the first code of each field; 'done' without one. */
export const codesOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'done',
    (error: unknown) =>
      isPortalError(error) && 'fields' in error
        ? {
            status: error.status,
            codes: Object.fromEntries(
              Object.entries(error.fields).map(([field, [first]]) => [field, first?.code]),
            ),
          }
        : String(error),
  )
