import type { Letter } from './letter.ts'

const maxReplyLength = 500
/** Shorter segments of a link are words such as `confirm`, not secrets. */
const secretLength = 16

/**
 * The mail server refused a letter. Its message is the server's answer without the letter's secrets: some servers
 * repeat the link that they object to, and this is logged, stored and displayed.
 */
export class MailRefused extends Error {
  /** Permanent: an answer of 5yz to the letter itself (RFC 5321 §4.2.1). */
  readonly isFinal: boolean

  constructor(reply: string, isFinal: boolean, letter: Letter) {
    super(withoutLinks(reply, letter).replaceAll(/\s+/g, ' ').trim().slice(0, maxReplyLength))
    this.name = 'MailRefused'
    this.isFinal = isFinal
  }
}

/** The properties of nodemailer's errors that are needed. */
type Thrown = Error & { code?: unknown; response?: unknown; responseCode?: unknown }

export function refusalOf(error: unknown, letter: Letter): MailRefused {
  if (!(error instanceof Error)) return new MailRefused('unknown', false, letter)
  const { code, response, responseCode, message } = error as Thrown
  // A refused sign-in is 5yz as well, but concerns the settings, which an operator can fix, not the letter.
  const isFinal = code !== 'EAUTH' && Number(responseCode) >= 500
  return new MailRefused(typeof response === 'string' ? response : message, isFinal, letter)
}

function withoutLinks(reply: string, { text }: Letter): string {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const secrets = links.flatMap((link) => link.split(/[?#]/).slice(1).join('&').split(/[&=]/))
  return [...links, ...secrets.filter(({ length }) => length >= secretLength)].reduce(
    (left, part) => left.replaceAll(part, '…'),
    reply,
  )
}
