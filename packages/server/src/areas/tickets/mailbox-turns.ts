import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const readMailboxKind = 'tickets.readMailbox'
export const mailboxTurnKind = 'tickets.mailboxTurn'

type Queue = Pick<Jobs, 'enqueue'>

/** Has a mailbox read at once; while it is being read, once more afterwards. */
export const readMailbox = (jobs: Queue, db: Db, id: string): Promise<void> =>
  jobs.enqueue(db, readMailboxKind, { id }, { key: id })

/** Begins the turns of a mailbox, the first of which is now unless said. A turn never takes the place of a reading. */
export const takeTurns = (jobs: Queue, db: Db, id: string, at?: Date): Promise<void> =>
  jobs.enqueue(db, mailboxTurnKind, { id }, { key: id, at })
