import type { PayslipKind } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { refuse, unsupported } from '#contract/refuse.ts'
import type { Received } from '#contract/with-received.ts'
import type { JobContext } from '#jobs/jobs.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import type { NoteResult } from '#uploads/upload-purpose.ts'
import { payslipAnalysisJob } from './payslip-analysis.job.ts'
import * as queries from './payslip-batches.queries.ts'
import * as rules from './payslip-batches.rules.ts'

/** The number of bytes needed to detect the type. */
const headBytes = 8

type Taking = Pick<JobContext, 'database' | 'blobs' | 'scanFile' | 'ids' | 'clock' | 'jobs'> &
  Pick<Parameters<typeof auditChange>[0], 'request' | 'signedIn'>
type Batch = { month: string; kind: PayslipKind; userId: string; file: Received }

/** Creates a batch from a received file, whose pages are read in the background; returns its id. */
export async function takeBatch(
  context: Taking,
  { month, kind, userId, file }: Batch,
  note: NoteResult,
): Promise<string> {
  const { database, blobs, scanFile, ids, clock, jobs, request, signedIn } = context
  const { name, blobKey, size, sha256 } = file
  if (size === 0) refuse('blank', 'file')
  if (!rules.isBatchFile(await blobs.range(blobKey, 0, Math.min(headBytes, size)))) unsupported('file')
  if ((await scanFile(blobBytes(blobs, blobKey))) !== 'clean') refuse('invalid', 'file')
  const id = ids.next()
  await database.db.transaction().execute(async (db) => {
    await queries.insert(db, {
      ...{ id, name, month, kind, state: 'uploaded', failure: null, blobKey, size, sha256 },
      ...{ createdBy: userId, createdAt: clock.now(), publishedBy: null, finishedAt: null },
    })
    await jobs.enqueue(db, payslipAnalysisJob.kind, { id }, { key: id })
    const after = { month, kind, size, sha256 }
    await auditChange(
      { db, ids, clock, request, signedIn },
      { act: 'payslipBatches.create', subject: id, label: month, after },
    )
    await note(db, id)
  })
  return id
}
