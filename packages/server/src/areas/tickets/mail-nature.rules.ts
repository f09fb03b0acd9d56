/** What of an e-mail says who is behind it. */
export type MailSigns = {
  headers: ReadonlyMap<string, string>
  /** The address that it is from, in small letters. */
  from: string
  /** Whether that is the address of a mailbox of ours. */
  isOwn: boolean
}

/**
 * Who wrote: somebody, a machine that answers by itself, or a server that could not deliver. Machines answer each other
 * without end, so what they answer opens no ticket (RFC 3834). What a form of a web site sends is no answer.
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

/** Exchange marks what it answers by itself: it is generated, an answer, and wants none. */
const isMarkedAnswer = (headers: ReadonlyMap<string, string>): boolean =>
  ['x-auto-response-suppress', 'in-reply-to', 'auto-submitted'].every((name) => headers.has(name)) &&
  headers.get('auto-submitted')?.toLowerCase() !== 'no'

/** Whether a server has given up: a 5.x.x, or a report that does not say; a 4.x.x is still tried (RFC 3463). */
export const hasGivenUp = (source: string): boolean => !/^status:\s*[24]\.\d+\.\d+/im.test(source)

/** What a server says of why it could not deliver. */
export const diagnosisOf = (source: string): string | null =>
  /^diagnostic-code:\s*(?:[\w-]+;\s*)?(.{1,300})/im.exec(source)?.[1]?.trim() ??
  /^status:\s*(5\.\d+\.\d+)/im.exec(source)?.[1] ??
  null

/** Every id of another e-mail that a text names. */
export const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/<([^<>\s]{1,250}@[^<>\s]{1,250})>/g)].map(([, id = '']) => id)),
]

/** The key of a ticket, as its answers have it in their subject. */
export const keyInSubject = (subject: string): string | undefined =>
  /\[([0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4})\]/i.exec(subject)?.[1]?.toUpperCase()

/** The key of a ticket as a part of an address: `atencion+7f3a9c21b04e@correo.example`. */
export function keyInAddress(addresses: string): string | undefined {
  const key = /\+([0-9a-f]{12})@/i.exec(addresses)?.[1]?.toUpperCase()
  return key === undefined ? undefined : (key.match(/.{4}/g) ?? []).join('-')
}

/** The subject of an answer: with the key, by which it is known again where a program has lost the thread. */
export const answerSubject = (subject: string, key: string): string => `Re: ${subject} [${key}]`

const address = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/

/** Whether an answer can go there by e-mail. */
export const isMailAddress = (text: string | null): text is string => text !== null && address.test(text)
