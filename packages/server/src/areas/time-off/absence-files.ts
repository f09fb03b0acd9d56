import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import type { StoredAbsenceState } from '#db/schema/absences.ts'
import * as files from './absence-files.queries.ts'
import { keptUntil } from './absence-files.rules.ts'

/** Gives an absence the files that its form names: one's own, of no other absence. */
export async function attachFiles(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  fileIds: readonly string[],
  absenceId: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const now = clock.now()
  const of = { absenceId, userId: user.id, expiresAt: keptUntil(now, 'proved'), now }
  if ((await files.attach(db, fileIds, of)) < new Set(fileIds).size) refuse('inclusion', 'fileIds')
}

/** What becomes of the proof of an absence: of what came to nothing it is not kept for long. */
export const settleFiles = (
  { db, clock }: Pick<Notifying, 'db' | 'clock'>,
  absenceId: string,
  state: StoredAbsenceState,
): Promise<void> =>
  files.keep(
    db,
    absenceId,
    keptUntil(clock.now(), state === 'rejected' || state === 'cancelled' ? 'ended' : 'proved'),
  )
