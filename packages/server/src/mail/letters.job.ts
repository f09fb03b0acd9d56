import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'
import { addressee } from './addressee.queries.ts'
import { currentLetter } from './former-letters.ts'
import { mailLane } from './mail-lane.ts'
import type { LetterName } from './words/letters.ts'
import { writeLetter } from './write-letter.ts'

type Payload = { userId: string; letter: LetterName; path: string; values: Record<string, string> }

/** Sends a letter after the reply, with retries when the mail server is down. People without an address get none. */
export const lettersJob = job(
  'mail.letter',
  async ({ database, payload, mail, publicUrl }) => {
    const { userId, letter, path, values } = payload as Payload
    const to = await addressee(database.db, userId)
    if (to) await mail.send(writeLetter(currentLetter(letter), to, publicUrl() + path, values))
  },
  mailLane,
)

/**
 * Queues a letter to a person, in the caller's transaction. `path` is the target of its button. Queued data is
 * stored: a letter with a secret needs a job of its own, which generates the secret when it sends.
 */
export function queueLetter(
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  { userId, letter, path, values = {} }: Omit<Payload, 'values'> & { values?: Record<string, string> },
): Promise<void> {
  const payload = { userId, letter, path, values } satisfies Payload
  return jobs.enqueue(db, lettersJob.kind, payload, { key: `${userId} ${letter}` })
}
