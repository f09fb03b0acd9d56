import { conflict, refuse } from '#contract/refuse.ts'
import type { BlacklistOrigin } from '@portal/sdk/contract'

/** Removable are entries in force that are not part of an external list's edition. */
export function checkAsked({ removedAt, origin }: { removedAt: Date | null; origin: BlacklistOrigin }): void {
  if (removedAt !== null) conflict('invalid', 'state')
  if (origin === 'robinson') conflict('read_only', 'origin')
}

type Request = { state: string; createdBy: string }

/** A pending request needs a second person. */
export function checkDecision({ state, createdBy }: Request, userId: string): void {
  if (state !== 'pending') conflict('invalid', 'state')
  if (createdBy === userId) refuse('own_account', 'id')
}

export const canDecide = (
  { state, createdBy }: Request,
  user: { id: string; permissions: ReadonlySet<string> },
) => state === 'pending' && createdBy !== user.id && user.permissions.has('LISTA_NEGRA_ELIMINAR')
