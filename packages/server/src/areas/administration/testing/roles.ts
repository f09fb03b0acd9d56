import type { Portal } from '@portal/sdk'
import type { TestServer } from '#testing/start-server.ts'

/** Roles and their holders. `admin` returns the portal of an administrator. */
export function rolesOf(server: () => TestServer, admin: () => Portal) {
  const db = () => server().server.kernel.database.db
  let counter = 0
  return {
    idOf: async (name: string) => (await admin().roles.index({ search: name })).data[0]?.id ?? '',

    newRole: (held: string[] = ['VER_DASHBOARD']) =>
      admin().roles.create({ name: `Rol de prueba ${String(++counter)}`, permissions: held }),

    userOf: async (username: string) =>
      (await db().selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow())
        .id,

    give: async (userId: string, roleId: string) => {
      await db().insertInto('userRoles').values({ userId, roleId }).execute()
    },

    /** The person behind a token, and the role from `personWith`. */
    holderOf: async (token: string) => {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
      const { uid } = JSON.parse(claims) as { uid: string }
      const { roleId } = await db()
        .selectFrom('userRoles')
        .where('userId', '=', uid)
        .select('roleId')
        .executeTakeFirstOrThrow()
      return { uid, roleId }
    },
  }
}
