import { dayOf } from '#private/dates/moments.ts'

/** Whether a person is reachable. */
export type Presence = 'online' | 'away' | 'busy' | 'offline'

/** A participant of a conversation. */
export interface ChatPerson {
  id: string
  name: string
  photo?: string | undefined
  presence?: Presence | undefined
}

/** A file sent with a message. */
export interface ChatAttachment {
  id: string
  name: string
  bytes?: number | undefined
  /** The download address; without it only the name is shown. */
  href?: string | undefined
}

/** A message, or a system notice when it has no author. */
export interface ChatMessage {
  id: string
  /** The author; null for a system notice. */
  authorId?: string | undefined
  text: string
  /** The time, such as `2026-11-21T09:30:00Z`. */
  at: string
  /** The delivery state of the reader's own message. */
  delivery?: 'sending' | 'sent' | 'read' | 'failed' | undefined
  attachments?: readonly ChatAttachment[] | undefined
}

/** A message in the history, with its date and author lines. */
export interface ChatLine {
  message: ChatMessage
  /** The date, if the message is the first of that day. */
  day: string | undefined
  isFirstUnread: boolean
  isFirstOfRun: boolean
  isLastOfRun: boolean
}

const runMs = 5 * 60_000

/** The messages with date lines and the line of new ones, in runs of one author. */
export const chatLines = (
  messages: readonly ChatMessage[],
  { timeZone, firstUnread }: { timeZone: string; firstUnread: string | undefined },
): ChatLine[] =>
  messages.map((message, at) => {
    const [before, after] = [messages[at - 1], messages[at + 1]]
    const day = dayOf(message.at, timeZone)
    return {
      message,
      day: before === undefined || dayOf(before.at, timeZone) !== day ? day : undefined,
      isFirstUnread: message.id === firstUnread,
      isFirstOfRun: !areOneRun(before, message, timeZone),
      isLastOfRun: !areOneRun(message, after, timeZone),
    }
  })

function areOneRun(one: ChatMessage | undefined, other: ChatMessage | undefined, timeZone: string): boolean {
  if (one === undefined || other === undefined || one.authorId === undefined) return false
  return (
    one.authorId === other.authorId &&
    Date.parse(other.at) - Date.parse(one.at) < runMs &&
    dayOf(one.at, timeZone) === dayOf(other.at, timeZone)
  )
}

/** What others wrote after a message, or everything if that message is not loaded any more. */
export function messagesSince(
  messages: readonly ChatMessage[],
  id: string | undefined,
  me: string,
): ChatMessage[] {
  const at = messages.findIndex((message) => message.id === id)
  return messages.slice(at + 1).filter(({ authorId }) => authorId !== undefined && authorId !== me)
}
