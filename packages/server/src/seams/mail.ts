import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as nodemailer from 'nodemailer'
import { MailRefused, refusalOf } from './mail-refused.ts'
import type { Letter } from './letter.ts'

/** Sends mail by SMTP, or writes it into a folder. Only jobs send: no request waits for it. */
export type Mail = {
  /** Throws `MailRefused` when the mail was refused; the job retries, unless it is permanent. */
  send(letter: Letter): Promise<void>
  /** A description of the target for the start message; never with a password. */
  place: string
  close(): void
}

/** A server that does not answer must not block a worker for long. */
const waitLimit = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }
/** Letters consist of our own texts: nothing in them may refer to a file or URL. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

type Post = { smtpUrl: string | undefined; mailFrom: string }

/** A verbatim address. Parsed as header text, one could contain a comment, a group or a list: further recipients. */
const oneOf = ({ to }: Letter) => ({ name: '', address: to })

/** By SMTP if a server is configured, else into the outbox. */
export function openMail({ smtpUrl, mailFrom }: Post, outbox: string): Mail {
  return smtpUrl === undefined ? outboxMail(outbox, mailFrom) : smtpMail(smtpUrl, mailFrom)
}

/** `url` as nodemailer parses it: smtp://user:password@host:port, smtps:// for implicit TLS. */
function smtpMail(url: string, from: string): Mail {
  const transport = atFirstLetter(({ createTransport }) => createTransport({ url, ...waitLimit, ...closed }))
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

/** A reserved domain (RFC 6761 §6.4): the outbox refuses it as a mail server would. */
const nowhere = /\.invalid$/i

/** One .eml file per mail, written atomically and readable only by the operator: mails contain secrets. */
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

/** The transport is loaded and created with the first letter: many processes never send one (decision 138). */
function atFirstLetter<Transport extends { close(): void }>(make: (mailer: typeof nodemailer) => Transport) {
  let opened: Promise<Transport> | undefined
  return {
    open: () => (opened ??= import('nodemailer').then(make)),
    close: () => void opened?.then((transport) => transport.close()),
  }
}
