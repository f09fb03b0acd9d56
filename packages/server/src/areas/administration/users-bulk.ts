import { sql } from 'kysely'
import { lockRights } from '#auth/permission-holders.ts'
import type { Context } from '#contract/handlers.ts'
import { type ErrorCode, forbidden, Refusal, refuse } from '#contract/refuse.ts'
import * as acts from './users-acts.ts'
import { assigningRoles } from './users.rules.ts'

type Body = Context<'users.bulk'>['body']
type Result = { id: string; isDone: boolean; error: ErrorCode | 'forbidden' | 'not_found' | null }

const needed = {
  disable: 'USUARIOS_EDITAR',
  enable: 'USUARIOS_EDITAR',
  unlock: 'USUARIOS_EDITAR',
  resetPassword: 'USUARIOS_EDITAR',
  endSessions: 'USUARIOS_EDITAR',
  destroy: 'USUARIOS_ELIMINAR',
  restore: 'USUARIOS_ELIMINAR',
  addRoles: assigningRoles,
  removeRoles: assigningRoles,
} as const satisfies Record<Body['act'], string>

/** The same act on each, in a savepoint of its own: a refusal undoes that one and stops no other. */
export async function bulk(asked: acts.Asked & { body: Body }): Promise<Result[]> {
  const { db, user, body } = asked
  const { act, ids, roles = [] } = body
  if (!user.permissions.has(needed[act])) forbidden([needed[act]])
  if (needed[act] === assigningRoles && roles.length === 0) refuse('blank', 'roles')
  await lockRights(db)
  const results: Result[] = []
  for (const id of ids) results.push(await attempt(asked, id, () => performed(asked, act, id, roles)))
  return results
}

const simple = {
  disable: acts.disable,
  enable: acts.enable,
  unlock: acts.unlock,
  resetPassword: acts.resetPassword,
  endSessions: acts.endSessions,
  destroy: acts.remove,
  restore: acts.restore,
} as const

function performed(
  asked: acts.Asked,
  act: Body['act'],
  id: string,
  roles: readonly string[],
): Promise<unknown> {
  switch (act) {
    case 'addRoles':
      return acts.assignRoles(asked, id, (held) => [...new Set([...held, ...roles])])
    case 'removeRoles':
      return acts.assignRoles(asked, id, (held) => held.filter((one) => !roles.includes(one)))
    default:
      return simple[act](asked, id)
  }
}

async function attempt({ db }: acts.Asked, id: string, work: () => Promise<unknown>): Promise<Result> {
  await sql`savepoint one_user`.execute(db)
  try {
    await work()
    await sql`release savepoint one_user`.execute(db)
    return { id, isDone: true, error: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_user`.execute(db)
    return { id, isDone: false, error: reasonOf(error) }
  }
}

function reasonOf({ status, body }: Refusal): Result['error'] {
  if (status === 404) return 'not_found'
  return Object.values(body.errors ?? {})[0]?.[0]?.error ?? 'forbidden'
}
