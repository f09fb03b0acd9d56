import { vi } from 'vitest'
import { mailsIn, type ReceivedMail } from './mails.ts'
import type { TestServer } from './start-server.ts'
import { patience } from './patience.ts'

/** What a person got from a server without a mail server; `next` waits for a mail that was not there the last time. */
export function inboxOf({ server }: TestServer, username: string) {
  const all = () =>
    mailsIn(server.kernel.mail.place).filter(({ to }) => to === `${username}@contacta-atlantico.example`)
  let read = 0
  return {
    all,
    /** What is there now counts as read. */
    skip() {
      read = all().length
    },
    async next(): Promise<ReceivedMail> {
      const mails = await vi.waitUntil(() => all().length > read && all(), patience)
      read += 1
      const mail = mails[read - 1]
      if (!mail) throw new Error('no mail')
      return mail
    },
  }
}

/** Waits until no job that is due is left to do: those of every day wait for the next. */
export async function jobsDone({ server }: TestServer): Promise<void> {
  const { clock, database } = server.kernel
  const due = () => database.db.selectFrom('jobs').where('runAt', '<=', clock.now()).select('id')
  await vi.waitUntil(async () => (await due().executeTakeFirst()) === undefined, patience)
}
