/** The headers that reveal the sender's nature. */
export type MailSigns = {
  headers: ReadonlyMap<string, string>
  /** The sender's address, in lower case. */
  from: string
  /** Whether that is the address of one of our mailboxes. */
  isOwn: boolean
}

/**
 * Who wrote: a person, an automatic reply, or a delivery failure. Automatic replies create no ticket, because
 * machines would answer each other endlessly (RFC 3834). Mail from a web form is no reply.
 */
export function natureOf(signs: MailSigns): 'person' | 'machine' | 'bounce' {
  if (isBounce(signs)) return 'bounce'
  return signs.isOwn || isAnswering(signs.headers) ? 'machine' : 'person'
}

function isBounce({ headers, from }: MailSigns): boolean {
  const type = headers.get('content-type') ?? ''
  const isReport = /multipart\/report/i.test(type) && /delivery-status/i.test(type)
  return isReport || headers.get('return-path') === '<>' || /^(mailer-daemon|postmaster)@/.test(from)
}

function isAnswering(headers: ReadonlyMap<string, string>): boolean {
  const of = (name: string) => headers.get(name)?.toLowerCase() ?? ''
  return (
    /^auto-(replied|notified)/.test(of('auto-submitted')) ||
    ['bulk', 'junk', 'auto_reply'].includes(of('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headers.has(name)) ||
    isMarkedAnswer(headers)
  )
}

/** Exchange marks its automatic replies: generated, a reply, and suppressing replies. */
const isMarkedAnswer = (headers: ReadonlyMap<string, string>): boolean =>
  ['x-auto-response-suppress', 'in-reply-to', 'auto-submitted'].every((name) => headers.has(name)) &&
  headers.get('auto-submitted')?.toLowerCase() !== 'no'

/**
 * Whether delivery has permanently failed: a 5.x.x status, or a report without one; after 4.x.x it is still retried
 * (RFC 3463).
 */
export const hasGivenUp = (source: string): boolean => !/^status:\s*[24]\.\d+\.\d+/im.test(source)

/** The reason of a delivery failure. */
export const diagnosisOf = (source: string): string | null =>
  /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.{1,300})/im.exec(source)?.[1]?.trim() ??
  /^status:\s*(5\.\d+\.\d+)/im.exec(source)?.[1] ??
  null

/** All message ids in a text. */
export const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/<([^<>\s]{1,250}@[^<>\s]{1,250})>/g)].map(([, id = '']) => id)),
]

/** The key of a ticket in the subject of a reply. */
export const keyInSubject = (subject: string): string | undefined =>
  /\[([0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4})\]/i.exec(subject)?.[1]?.toUpperCase()

/** The key of a ticket as a subaddress: `atencion+7f3a9c21b04e@correo.example`. */
export function keyInAddress(addresses: string): string | undefined {
  const key = /\+([0-9a-f]{12})@/i.exec(addresses)?.[1]?.toUpperCase()
  return key === undefined ? undefined : (key.match(/.{4}/g) ?? []).join('-')
}

/** The subject of a reply: with the key, for programs that lose the thread. */
export const answerSubject = (subject: string, key: string): string => `Re: ${subject} [${key}]`

const address = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/

/** Whether a reply by e-mail is possible. */
export const isMailAddress = (text: string | null): text is string => text !== null && address.test(text)
