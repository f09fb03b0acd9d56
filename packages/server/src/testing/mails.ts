import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A mail of the outbox, decoded. */
export type ReceivedMail = { from: string; to: string; subject: string; text: string; html: string }

/** The mails in an outbox, oldest first (`server.kernel.mail.place` names the folder). */
export function mailsIn(folder: string): ReceivedMail[] {
  return filesIn(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, at: statSync(file, { bigint: true }).mtimeNs }))
    .sort((one, other) => Number(one.at - other.at))
    .map(({ file }) => readMail(readFileSync(file, 'utf8')))
}

/** The first link to our own portal in a text. */
export function linkIn({ text }: ReceivedMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? []
  if (link === undefined) throw new Error('the mail has no link')
  return link
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    // The folder is created with the first mail.
    return []
  }
}

function readMail(source: string): ReceivedMail {
  const { headers, body } = split(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).slice(1, -1).map(split)
  const ofType = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? contentOf(part) : ''
  }
  const header = (name: string) => decodedWords(headers.get(name) ?? '')
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    text: ofType('text/plain'),
    html: ofType('text/html'),
  }
}

type Part = { headers: Map<string, string>; body: string }

function split(source: string): Part {
  const lines = source.replaceAll('\r\n', '\n').replace(/^\n/, '')
  const end = lines.indexOf('\n\n')
  const unfolded = lines.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  const headers = unfolded.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: lines.slice(end + 2) }
}

function contentOf({ headers, body }: Part): string {
  const isBase64 = headers.get('content-transfer-encoding') === 'base64'
  return isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; white space between two of them is ignored. */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : decodeURIComponent(encoded.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
}
