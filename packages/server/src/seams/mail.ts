import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as nodemailer from 'nodemailer'
import { MailRefused, refusalOf } from './mail-refused.ts'
import type { Letter } from './letter.ts'

/** How mail leaves: by SMTP, or into a folder that stands for the post. Only jobs send: no request waits for it. */
export type Mail = {
  /** Throws `MailRefused` when the mail was not taken; the job that sends tries again, unless that is final. */
  send(letter: Letter): Promise<void>
  /** Where it goes, for people to read at the start; never with a password. */
  place: string
  close(): void
}

/** A server that does not answer must not hold a worker for long. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }
/** Letters are words of ours: nothing in them may name a file or an address to be read. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

type Post = { smtpUrl: string | undefined; mailFrom: string }

/** An address as it is. Read as the text of a header, one may hold a comment, a group or a list: other addresses. */
const oneOf = ({ to }: Letter) => ({ name: '', address: to })

/** By SMTP where a server is named, else into the outbox. */
export function openMail({ smtpUrl, mailFrom }: Post, outbox: string): Mail {
  return smtpUrl === undefined ? outboxMail(outbox, mailFrom) : smtpMail(smtpUrl, mailFrom)
}

/** `url` as nodemailer reads it: smtp://user:password@host:port, smtps:// for TLS from the first byte. */
function smtpMail(url: string, from: string): Mail {
  const transport = atFirstLetter(({ createTransport }) => createTransport({ url, ...patience, ...closed }))
  return {
    async send(letter) {
      const sender = await transport.open()
      await sender.sendMail({ ...letter, to: oneOf(letter), from }).catch((error: unknown) => {
        throw refusalOf(error, letter)
      })
    },
    place: new URL(url).host,
    close: transport.close,
  }
}

/** No domain ends so, ever (RFC 6761 §6.4): the post of the outbox refuses it as a mail server would. */
const nowhere = /\.invalid$/i

/** One .eml file a mail, whole or not there, for the eyes of who runs the server: mails open doors. */
export function outboxMail(folder: string, from: string): Mail {
  const transport = atFirstLetter(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, ...closed }),
  )
  return {
    async send(letter) {
      if (nowhere.test(letter.to)) throw new MailRefused('550 5.1.2 no such domain', true, letter)
      const sender = await transport.open()
      const { message } = await sender.sendMail({
        ...letter,
        to: oneOf(letter),
        from,
        textEncoding: 'base64',
      })
      const file = path.join(folder, `${randomUUID()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.partial`, message, { mode: 0o600 })
      await rename(`${file}.partial`, file)
    },
    place: folder,
    close: transport.close,
  }
}

/** A transport that is loaded and made with the first letter: many a process never sends one (decision 138). */
function atFirstLetter<Transport extends { close(): void }>(make: (mailer: typeof nodemailer) => Transport) {
  let opened: Promise<Transport> | undefined
  return {
    open: () => (opened ??= import('nodemailer').then(make)),
    close: () => void opened?.then((transport) => transport.close()),
  }
}
