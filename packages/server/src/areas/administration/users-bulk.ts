import { lockRights } from '#auth/permission-holders.ts'
import type { Context } from '#contract/handlers.ts'
import { type Attempt, attempt, settled, type Tried } from '#contract/attempt.ts'
import { forbidden, refuse } from '#contract/refuse.ts'
import * as acts from './users-acts.ts'
import { assigningRoles } from './users.rules.ts'

type Body = Context<'users.bulk'>['body']

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

/** The same operation on each, in a savepoint: a refusal rolls back that one and does not affect the others. */
export async function bulk(asked: acts.Asked & { body: Body }): Promise<Attempt[]> {
  const { db, user, body } = asked
  const { act, ids, roles = [], allOrNone } = body
  if (!user.permissions.has(needed[act])) forbidden([needed[act]])
  if (needed[act] === assigningRoles && roles.length === 0) refuse('blank', 'roles')
  await lockRights(asked)
  const results: Tried[] = []
  for (const id of ids) results.push(await attempt(db, id, () => performed(asked, act, id, roles)))
  return settled(results, allOrNone)
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
