import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const webhookTurnKind = 'tickets.webhookTurn'

/** Enqueues a turn, now by default; further turns enqueue themselves. */
export const takeWebhookTurn = (jobs: Pick<Jobs, 'enqueue'>, db: Db, at?: Date): Promise<void> =>
  jobs.enqueue(db, webhookTurnKind, {}, { key: 'all', at })
