import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const webhookTurnKind = 'tickets.webhookTurn'

/** Has messages written and sent, now unless said, and again from then on. */
export const takeWebhookTurn = (jobs: Pick<Jobs, 'enqueue'>, db: Db, at?: Date): Promise<void> =>
  jobs.enqueue(db, webhookTurnKind, {}, { key: 'all', at })
