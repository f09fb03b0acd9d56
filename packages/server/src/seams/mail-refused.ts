import type { Letter } from './letter.ts'

const maxReplyLength = 500
/** What of a link is worth hiding: shorter parts are words such as `confirm`. */
const secretLength = 16

/**
 * The mail server did not take a letter. Its message is what the server said, without what a letter must not tell anybody
 * but its reader: some servers repeat the link that they object to, and this is logged, stored and shown.
 */
export class MailRefused extends Error {
  /** No further try would help: an answer of 5yz to the letter itself (RFC 5321 §4.2.1). */
  readonly isFinal: boolean

  constructor(reply: string, isFinal: boolean, letter: Letter) {
    super(withoutLinks(reply, letter).replaceAll(/\s+/g, ' ').trim().slice(0, maxReplyLength))
    this.name = 'MailRefused'
    this.isFinal = isFinal
  }
}

/** What nodemailer throws, as far as it is needed. */
type Thrown = Error & { code?: unknown; response?: unknown; responseCode?: unknown }

export function refusalOf(error: unknown, letter: Letter): MailRefused {
  if (!(error instanceof Error)) return new MailRefused('unknown', false, letter)
  const { code, response, responseCode, message } = error as Thrown
  // A refused sign-in is 5yz as well, and says nothing of the letter: whoever runs the server mends the settings.
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
