import { dayOf } from '#private/dates/moments.ts'

/** Whether somebody can be reached. */
export type Presence = 'online' | 'away' | 'busy' | 'offline'

/** Somebody in a conversation. */
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
  /** Where it can be had; without it only its name is shown. */
  href?: string | undefined
}

/** Something that was said, or that happened when nobody is its author. */
export interface ChatMessage {
  id: string
  /** Who said it; nobody for a notice of the system. */
  authorId?: string | undefined
  text: string
  /** When, such as `2026-11-21T09:30:00Z`. */
  at: string
  /** What became of a message of the reader. */
  delivery?: 'sending' | 'sent' | 'read' | 'failed' | undefined
  attachments?: readonly ChatAttachment[] | undefined
}

/** A message in the history, with its day and author lines. */
export interface ChatLine {
  message: ChatMessage
  /** The day that begins with it. */
  day: string | undefined
  isFirstUnread: boolean
  isFirstOfRun: boolean
  isLastOfRun: boolean
}

const runMs = 5 * 60_000

/** The messages with the days and what is new among them, in runs of one author. */
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

/** What others said after a message, or all of it when that one is not there any more. */
export function messagesSince(
  messages: readonly ChatMessage[],
  id: string | undefined,
  me: string,
): ChatMessage[] {
  const at = messages.findIndex((message) => message.id === id)
  return messages.slice(at + 1).filter(({ authorId }) => authorId !== undefined && authorId !== me)
}
