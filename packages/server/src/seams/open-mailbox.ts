import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import { MailboxFailure } from './mailbox-failure.ts'

/** An e-mail that stands in an inbox, before it is fetched. */
export type Waiting = { uid: number; size: number; parts: number; from: string; subject: string }

/** The inbox of a mailbox, while it is open. */
export type OpenMailbox = {
  /** Which numbering its e-mails have; after another one all numbers are new. */
  uidValidity: string
  /** The highest number there was when it was opened. */
  lastUid: number
  /** What came after a number, in the order of the numbers; with null what nobody has read yet. */
  after(uid: number | null): Promise<Waiting[]>
  /** The whole of one, or as much of it as is asked for at most. */
  source(uid: number, maxBytes: number): Promise<Buffer>
  /** Marks one as read; what cannot be marked stays as it is. */
  markRead(uid: number): Promise<void>
  close(): Promise<void>
}

/** Signs in and opens the inbox. With the signal the connection ends, and whatever waits for an answer fails. */
export async function openInbox(client: ImapFlow, signal: AbortSignal): Promise<OpenMailbox> {
  // A connection that breaks later fails what is under way with its own error.
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
    // `n:*` names the last one even where nothing came after it.
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

/** Once its connection is gone it answers as if there were nothing: which is not the same as no e-mail. */
function checkOpen({ usable }: ImapFlow): void {
  if (!usable) throw new MailboxFailure('connection')
}

const waitingOf = ({ uid, size = 0, bodyStructure, envelope }: FetchMessageObject): Waiting => ({
  ...{ uid, size, parts: partsOf(bodyStructure) },
  ...{ from: envelope?.from?.[0]?.address ?? '', subject: envelope?.subject ?? '' },
})

/** How many parts an e-mail has, however deep they lie. */
function partsOf(root: MessageStructureObject | undefined): number {
  let count = 0
  const left = root === undefined ? [] : [root]
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    count += 1
    left.push(...(part.childNodes ?? []))
  }
  return count
}
