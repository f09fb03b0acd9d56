import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Notifying } from '#notices/notify.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { correctionFileExpiryJob } from './correction-file-expiry.job.ts'
import { retainedUntil } from './correction-files.rules.ts'
import * as files from './correction-files.queries.ts'
import type { Row } from './clock-corrections.queries.ts'

/** Attaches the files of a form to a correction: one's own, unused ones. */
export async function attachFiles(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  fileIds: readonly string[],
  { id: correctionId, expiresAt }: { id: string; expiresAt: Date },
): Promise<void> {
  if (fileIds.length === 0) return
  const until = retainedUntil(expiresAt, 'ended')
  const of = { owner: { correctionId }, userId: user.id, expiresAt: until, now: clock.now() }
  if ((await files.attach(db, fileIds, of)) < fileIds.length) refuse('inclusion', 'fileIds')
}

/** The retention of a decided correction's files: as the record, for a while, or none. */
export async function settleFiles(
  { db, jobs, clock }: Notifying,
  correctionId: string,
  state: 'approved' | 'rejected' | 'withdrawn',
): Promise<void> {
  if (state === 'withdrawn') {
    for (const { blobKey } of await files.forget(db, correctionId)) await discardBlob(jobs, db, blobKey)
    return
  }
  const at = retainedUntil(clock.now(), state === 'approved' ? 'inForce' : 'ended')
  // Earlier expiry requires an earlier check.
  for (const { id } of await files.retain(db, { correctionId }, at))
    await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at })
}

/** A file as answered with its correction. */
export type AnsweredFile = Omit<Awaited<ReturnType<typeof files.ofCorrections>>[number], 'correctionId'>

/** The files of corrections by id, as far as visible. */
export async function filesOf(
  db: Context['db'],
  rows: readonly Row[],
  { reach, corrects }: files.FileReader,
): Promise<ReadonlyMap<string, AnsweredFile[]>> {
  const seen = rows.filter(({ employeeId }) => corrects || employeeId === reach.userId)
  const found = new Map<string, AnsweredFile[]>()
  for (const { correctionId, ...file } of await files.ofCorrections(
    db,
    seen.map(({ id }) => id),
  )) {
    if (correctionId === null) continue
    found.set(correctionId, [...(found.get(correctionId) ?? []), file])
  }
  return found
}
