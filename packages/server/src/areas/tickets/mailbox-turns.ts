import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const readMailboxKind = 'tickets.readMailbox'
export const mailboxTurnKind = 'tickets.mailboxTurn'

type Queue = Pick<Jobs, 'enqueue'>

/** Reads a mailbox at once; if it is being read, again afterwards. */
export const readMailbox = (jobs: Queue, db: Db, id: string): Promise<void> =>
  jobs.enqueue(db, readMailboxKind, { id }, { key: id })

/** Starts the schedule of a mailbox, by default now. A scheduled run never replaces a running one. */
export const takeTurns = (jobs: Queue, db: Db, id: string, at?: Date): Promise<void> =>
  jobs.enqueue(db, mailboxTurnKind, { id }, { key: id, at })
