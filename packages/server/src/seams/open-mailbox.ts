import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { MailboxFailure } from './mailbox-failure.ts'

/** An e-mail in an inbox, before it is fetched. */
export type Waiting = { uid: number; size: number; parts: number; from: string; subject: string }

/** The open inbox of a mailbox. */
export type OpenMailbox = {
  /** The UIDVALIDITY of its numbers; when it changes, all numbers are new. */
  uidValidity: string
  /** The highest number when it was opened. */
  lastUid: number
  /** E-mails after a number, in order; with null the unread ones. */
  after(uid: number | null): Promise<Waiting[]>
  /** The content of one e-mail, up to a maximum size. */
  source(uid: number, maxBytes: number): Promise<Buffer>
  /** Marks one as read, ignoring failures. */
  markRead(uid: number): Promise<void>
  close(): Promise<void>
}

/** Signs in and opens the inbox. The signal closes the connection, and fails pending calls. */
export async function openInbox(client: ImapFlow, signal: AbortSignal): Promise<OpenMailbox> {
  // A connection that breaks later fails the pending call with its own error.
  client.on('error', () => undefined)
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  client.on('close', () => signal.removeEventListener('abort', end))
  try {
    await client.connect()
    const inbox = await client.mailboxOpen('INBOX')
    return opened(client, String(inbox.uidValidity), inbox.uidNext - 1)
  } catch (error) {
    client.close()
    const isRefused =
      error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true
    throw new MailboxFailure(isRefused ? 'credentials' : 'connection', { cause: error })
  }
}

const opened = (client: ImapFlow, uidValidity: string, lastUid: number): OpenMailbox => ({
  ...{ uidValidity, lastUid },
  async after(uid) {
    const found = await client.search(uid === null ? { seen: false } : { uid: `${uid + 1}:*` }, { uid: true })
    if (!found) throw new MailboxFailure('connection')
    // `n:*` includes the last one even if there is nothing new.
    const uids = found.filter((one) => one > (uid ?? 0))
    return uids.length === 0 ? [] : described(client, uids)
  },
  async source(uid, maxLength) {
    const found = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true })
    checkOpen(client)
    return found && found.source ? found.source : Buffer.alloc(0)
  },
  async markRead(uid) {
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(() => false)
  },
  close: () => client.logout().catch(() => client.close()),
})

async function described(client: ImapFlow, uids: readonly number[]): Promise<Waiting[]> {
  const asked = { uid: true, size: true, bodyStructure: true, envelope: true }
  const waiting: Waiting[] = []
  for await (const one of client.fetch(uids.join(','), asked, { uid: true })) waiting.push(waitingOf(one))
  checkOpen(client)
  return waiting.sort((one, other) => one.uid - other.uid)
}

/** After the connection is lost it answers as if the mailbox were empty, which must not count as no e-mail. */
function checkOpen({ usable }: ImapFlow): void {
  if (!usable) throw new MailboxFailure('connection')
}

const waitingOf = ({ uid, size = 0, bodyStructure, envelope }: FetchMessageObject): Waiting => ({
  ...{ uid, size, parts: partsOf(bodyStructure) },
  ...{ from: envelope?.from?.[0]?.address ?? '', subject: envelope?.subject ?? '' },
})

/** The number of parts of an e-mail, at any depth. */
function partsOf(root: MessageStructureObject | undefined): number {
  let count = 0
  const left = root === undefined ? [] : [root]
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    count += 1
    left.push(...(part.childNodes ?? []))
  }
  return count
}
