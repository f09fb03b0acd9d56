import { conflict } from '#contract/refuse.ts'
import type { TicketBatchState } from '#db/schema/tickets.ts'

/** Up to this number tickets are processed synchronously; more in the background. */
export const atOnce = 500
/** How long a batch can be undone. */
const undoMs = 7 * 86_400_000

type Known = { state: TicketBatchState; createdAt: Date }

/** Whether a batch can still be undone: finished, and not older than seven days. */
export const canUndo = ({ state, createdAt }: Known, now: Date): boolean =>
  state === 'done' && now.getTime() - createdAt.getTime() < undoMs

export function checkUndo(batch: Known, now: Date): void {
  if (!canUndo(batch, now)) conflict('invalid', 'state')
}
