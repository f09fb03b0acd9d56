import { vi } from 'vitest'
import { mailsIn, type ReceivedMail } from './mails.ts'
import type { TestServer } from './start-server.ts'
import { waitLimit } from './wait-limit.ts'

/**
 * The mails of a person on a server without a mail server; `next` waits for a new one. The hour of the test decides
 * what else a person of the demo is sent: `about` is the subject of those that the test is about.
 */
export function inboxOf({ server }: TestServer, username: string, about = /./) {
  const all = () =>
    mailsIn(server.kernel.mail.place).filter(
      ({ to, subject }) => to === `${username}@contacta-atlantico.example` && about.test(subject),
    )
  let read = 0
  return {
    all,
    /** Marks everything present as read. */
    skip() {
      read = all().length
    },
    async next(): Promise<ReceivedMail> {
      const mails = await vi.waitUntil(() => all().length > read && all(), waitLimit)
      read += 1
      const mail = mails[read - 1]
      if (!mail) throw new Error('no mail')
      return mail
    },
  }
}

/** Waits until no due job is left; daily jobs wait for their next time. */
export async function jobsDone({ server }: TestServer): Promise<void> {
  const { clock, database } = server.kernel
  const due = () => database.db.selectFrom('jobs').where('runAt', '<=', clock.now()).select('id')
  await vi.waitUntil(async () => (await due().executeTakeFirst()) === undefined, waitLimit)
}
