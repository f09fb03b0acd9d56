import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import type { StoredAbsenceState } from '#db/schema/absences.ts'
import { absenceFileExpiryJob } from './absence-file-expiry.job.ts'
import * as files from './absence-files.queries.ts'
import { keptUntil } from './absence-files.rules.ts'

/** Gives an absence the files that its form names: one's own, of no other absence. */
export async function attachFiles(
  { db, user, clock }: Pick<Context, 'db' | 'clock'> & { user: { id: string } },
  fileIds: readonly string[],
  absenceId: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const now = clock.now()
  const of = { absenceId, userId: user.id, expiresAt: keptUntil(now, 'proved'), now }
  if ((await files.attach(db, fileIds, of)) < new Set(fileIds).size) refuse('inclusion', 'fileIds')
}

/** What becomes of the proof of an absence: of what came to nothing it is not kept for long. */
export async function settleFiles(
  { db, jobs, clock }: Pick<Notifying, 'db' | 'jobs' | 'clock'>,
  absenceId: string,
  state: StoredAbsenceState,
): Promise<void> {
  const isEnded = state === 'rejected' || state === 'cancelled'
  const at = keptUntil(clock.now(), isEnded ? 'ended' : 'proved')
  // What now ends earlier is looked at earlier, too.
  for (const { id } of await files.keep(db, absenceId, at))
    await jobs.enqueue(db, absenceFileExpiryJob.kind, { id }, { key: id, at })
}
