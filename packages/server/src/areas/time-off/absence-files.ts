import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import type { StoredAbsenceState } from '#db/schema/absences.ts'
import { absenceFileExpiryJob } from './absence-file-expiry.job.ts'
import * as files from './absence-files.queries.ts'
import { retainedUntil } from './absence-files.rules.ts'

/** Attaches the files of a form to an absence: one's own, unused ones. */
export async function attachFiles(
  { db, user, clock }: Pick<Context, 'db' | 'clock'> & { user: { id: string } },
  fileIds: readonly string[],
  absenceId: string,
): Promise<void> {
  if (fileIds.length === 0) return
  const now = clock.now()
  const of = { absenceId, userId: user.id, expiresAt: retainedUntil(now, 'proved'), now }
  if ((await files.attach(db, fileIds, of)) < new Set(fileIds).size) refuse('inclusion', 'fileIds')
}

/** The retention of an absence's proof: short if it was unsuccessful. */
export async function settleFiles(
  { db, jobs, clock }: Pick<Notifying, 'db' | 'jobs' | 'clock'>,
  absenceId: string,
  state: StoredAbsenceState,
): Promise<void> {
  const isEnded = state === 'rejected' || state === 'cancelled'
  const at = retainedUntil(clock.now(), isEnded ? 'ended' : 'proved')
  // Earlier expiry requires an earlier check.
  for (const { id } of await files.retain(db, absenceId, at))
    await jobs.enqueue(db, absenceFileExpiryJob.kind, { id }, { key: id, at })
}
