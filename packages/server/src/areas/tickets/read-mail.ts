import type { Attachment, AddressObject, ParsedMail } from 'mailparser'
import { idsIn, isMailAddress, keyInAddress, keyInSubject } from './mail-nature.rules.ts'
import { inOneLine, withoutQuoted } from './mail-text.rules.ts'

/** An e-mail as tickets need it. */
export type ReadMail = {
  from: { address: string; name: string }
  subject: string
  text: string
  quoted: string | null
  language: string | undefined
  messageId: string | undefined
  /** The ids it refers to, nearest first. */
  answers: string[]
  /** The ticket keys in it. */
  keys: string[]
  headers: ReadonlyMap<string, string>
  attachments: Attachment[]
}

const mostAnswers = 50
/** The maximum size of HTML that is converted. */
const longestHtml = 2_000_000

/**
 * Parses an e-mail. HTML is converted to text and never rendered: nothing is executed, loaded or tracked. Undefined
 * without a sender.
 */
export async function readMail(source: Buffer): Promise<ReadMail | undefined> {
  // Loaded with the first e-mail, because companies without mailboxes never need it (decision 138).
  const { simpleParser } = await import('mailparser')
  const parsed = await simpleParser(source, { skipTextToHtml: true, skipHtmlToText: true })
  const from = senderOf(parsed)
  if (from === undefined) return undefined
  const headers = new Map(
    parsed.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
  )
  const subject = inOneLine(parsed.subject ?? '', 200)
  const keys = [keyInSubject(subject), keyInAddress(addressesOf(parsed, headers))]
  return {
    ...{ from, subject, headers, attachments: parsed.attachments },
    ...withoutQuoted(parsed.text ?? (await textOf(parsed.html || ''))),
    language: languageOf(headers.get('content-language') ?? ''),
    messageId: idsIn(parsed.messageId ?? '')[0],
    answers: answersOf(parsed),
    keys: keys.filter((key) => key !== undefined),
  }
}

function senderOf({ from }: ParsedMail): ReadMail['from'] | undefined {
  const [sender] = from?.value ?? []
  const address = sender?.address?.trim() ?? ''
  if (!isMailAddress(address) || address.length > 254) return undefined
  return { address, name: inOneLine(sender?.name || address, 120) }
}

const languageOf = (text: string): string | undefined => /^([a-z]{2})\b/i.exec(text)?.[1]?.toLowerCase()

/** The text of HTML without images, scripts and styles; links keep their target. */
async function textOf(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: longestHtml },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
}

/** References list the oldest first; of a long thread the end suffices. */
function answersOf({ inReplyTo, references }: ParsedMail): string[] {
  const all = [...idsIn([references ?? []].flat().join(' ')), ...idsIn(inReplyTo ?? '')]
  return [...new Set(all.reverse())].slice(0, mostAnswers)
}

function addressesOf({ to, cc }: ParsedMail, headers: ReadonlyMap<string, string>): string {
  const named = [to, cc].flat().filter((one): one is AddressObject => one !== undefined)
  return [...named.map(({ text }) => text), headers.get('delivered-to') ?? ''].join(' ')
}
