import { contentOf, sha256 } from '#blacklists/filtering-certificate.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { isFull, isPassing } from '#db/failures.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { fill } from './activation-queue.queries.ts'
import * as queries from './activations.queries.ts'
import { queueingOf } from './queueing.ts'

type Payload = { activationId: string }

/**
 * Checks the members of an activation and queues the callable ones, with the certificate, in one transaction: after a
 * crash there is either nothing or everything, and a retry starts over.
 */
export const activationsJob = job('activations.prepare', async (context) => {
  const { activationId } = context.payload as Payload
  try {
    await prepare(context, activationId)
  } catch (error) {
    if (isPassing(error)) throw error
    context.log.error({ err: error, activation: activationId }, 'activations.prepare: failed')
    await fail(context, activationId, isFull(error) ? 'no_space' : 'invalid')
  }
})

export const enqueueActivation = (jobs: Pick<Jobs, 'enqueue'>, db: Db, activationId: string): Promise<void> =>
  jobs.enqueue(db, activationsJob.kind, { activationId } satisfies Payload, { key: activationId })

const prepare = ({ database, clock, timeRecord }: JobContext, id: string) =>
  database.patient((db) =>
    db.transaction().execute(async (transaction) => {
      const activation = await queries.lock(transaction, id)
      if (activation?.state !== 'preparing') return
      const now = clock.now()
      const sum = await fill(transaction, activation, await queueingOf(transaction, activation, now))
      const isEmpty = sum.queued === 0
      await queries.change(transaction, id, {
        ...{ ...sum, state: isEmpty ? 'exhausted' : 'active', preparedAt: now },
        endedAt: isEmpty ? now : null,
      })
      await certify(transaction, id, { now, timeRecord })
    }),
  )

/** Signs the lists it was checked against; exactly the signed bytes are stored. */
async function certify(
  db: Db,
  activationId: string,
  { now, timeRecord }: { now: Date } & Pick<JobContext, 'timeRecord'>,
) {
  const row = await queries.find(db, activationId)
  if (!row) return
  const document = contentOf(row, await queries.lists(db, activationId), now)
  const digest = sha256(document)
  const signature = timeRecord.key.sign('filtering', digest)
  await queries.storeCertificate(db, { activationId, document, sha256: digest, signature, madeAt: now })
}

const fail = (context: JobContext, id: string, failure: 'invalid' | 'no_space') =>
  announced(context.database, context.bus, async (db) => {
    const activation = await queries.lock(db, id)
    if (activation?.state !== 'preparing') return
    await queries.change(db, id, { state: 'failed', failure, endedAt: context.clock.now() })
  })
