import { conflict, refuse } from '#contract/refuse.ts'
import type { BlacklistOrigin } from '@portal/sdk/contract'

/** What can be asked to be removed: what still stands, and did not come with a version of an external list. */
export function checkAsked({ removedAt, origin }: { removedAt: Date | null; origin: BlacklistOrigin }): void {
  if (removedAt !== null) conflict('invalid', 'state')
  if (origin === 'robinson') conflict('read_only', 'origin')
}

type Request = { state: string; createdBy: string }

/** A second person decides, while it waits. */
export function checkDecision({ state, createdBy }: Request, userId: string): void {
  if (state !== 'pending') conflict('invalid', 'state')
  if (createdBy === userId) refuse('own_account', 'id')
}

export const canDecide = (
  { state, createdBy }: Request,
  user: { id: string; permissions: ReadonlySet<string> },
) => state === 'pending' && createdBy !== user.id && user.permissions.has('LISTA_NEGRA_ELIMINAR')
