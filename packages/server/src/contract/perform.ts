import type { Db } from '#db/database.ts'
import { announced } from '#db/announced.ts'
import { pastDeadlocks } from '#db/past-deadlocks.ts'
import type { Bus } from '#seams/bus.ts'
import { giveKeyBack, keyOf, storeAnswer, type StoredAnswer, takeKey } from '#http/idempotency.ts'
import type { BoundHandler, Context } from './handlers.ts'

type Options = { idempotent: boolean; transaction: boolean; status: number }

/** Runs a handler: writes in one transaction, and only once per Idempotency-Key. */
export async function perform(
  run: BoundHandler,
  context: Context,
  { idempotent, transaction, status }: Options,
  envelope: (result: unknown) => unknown,
): Promise<StoredAnswer> {
  const { database, disk, request, sealing, clock } = context
  const key = idempotent ? keyOf(request, context.user.id) : undefined
  const taken: { key?: typeof key } = {}
  const answerIn = async (db: Db, bus: Bus): Promise<StoredAnswer> => {
    const stored = key && (await takeKey({ db, sealing, clock }, key, request))
    if (stored) return stored
    taken.key = key
    const answer = {
      status,
      body: envelope(await run(Object.assign(Object.create(context) as Context, { db, bus }))),
    }
    if (key) await storeAnswer({ db, sealing, clock }, key, answer)
    return answer
  }
  if (transaction && database.kind === 'pglite') await disk.checkSpace()
  if (transaction) return pastDeadlocks(() => announced(database, context.bus, answerIn))
  try {
    return await answerIn(database.db, context.bus)
  } catch (error) {
    // Outside a transaction the key is already stored: release it when the request fails.
    if (taken.key) await giveKeyBack(database.db, taken.key)
    throw error
  }
}
