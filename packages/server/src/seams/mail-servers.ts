import type { Readable } from 'node:stream'
import type { Sealing } from '#auth/sealing.ts'
import type { MailSecurity } from '#db/schema/mailboxes.ts'
import { MailboxFailure } from './mailbox-failure.ts'
import { refusalOf } from './mail-refused.ts'
import { type OpenMailbox, openInbox } from './open-mailbox.ts'

/** A mailbox as its servers know it. */
export type MailAccount = {
  id: string
  imapHost: string
  imapPort: number
  imapSecurity: MailSecurity
  smtpHost: string
  smtpPort: number
  smtpSecurity: MailSecurity
  username: string
  secret: string | null
}

/** A reply to an external person; its text is untrusted, so it may not refer to files or URLs. */
export type Answer = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  messageId: string
  inReplyTo: string | undefined
  references: string[]
  attachments: { filename: string; content: Readable }[]
}

/** The external mail servers of mailboxes. */
export type MailServers = {
  /** Whether a host and port are allowed by the settings. */
  isAllowed(host: string, port: number): boolean
  /** Encrypts a password, bound to its mailbox. */
  seal(password: string, id: string): string
  /** Opens the inbox of a mailbox, until the signal at the latest; throws `MailboxFailure`. */
  open(account: MailAccount, signal: AbortSignal): Promise<OpenMailbox>
  /** Sends from the mailbox; throws `MailRefused`, or `MailboxFailure` when the server is unreachable. */
  send(account: MailAccount, answer: Answer): Promise<void>
}

/** The ports of a host that is listed without one. */
const usualPorts = [143, 993, 25, 465, 587]
const waitLimit = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const closed = { disableFileAccess: true, disableUrlAccess: true }

export function mailServers(
  { mailHosts }: { mailHosts: readonly string[] },
  sealing: Pick<Sealing, 'seal' | 'open'>,
): MailServers {
  const isAllowed = (host: string, port: number) => {
    const name = host.toLowerCase()
    return mailHosts.includes(`${name}:${port}`) || (usualPorts.includes(port) && mailHosts.includes(name))
  }
  const about = (id: string) => `mailbox ${id}`
  const passwordOf = ({ id, secret }: MailAccount) => {
    if (secret === null) throw new MailboxFailure('password')
    return sealing.open(secret, about(id))
  }
  return {
    isAllowed,
    seal: (password, id) => sealing.seal(password, about(id)),
    open: async (account, signal) => {
      const { imapHost: host, imapPort: port, imapSecurity, username: user } = account
      if (!isAllowed(host, port)) throw new MailboxFailure('host')
      const auth = { user, pass: passwordOf(account) }
      // Loaded with the first mailbox, because companies without one never need it (decision 138).
      const { ImapFlow } = await import('imapflow')
      const client = new ImapFlow({
        ...{ host, port, auth, ...securityOf(imapSecurity), ...waitLimit, logger: false },
      })
      return openInbox(client, signal)
    },
    send: async (account, answer) => {
      const { smtpHost: host, smtpPort: port, smtpSecurity, username: user } = account
      if (!isAllowed(host, port)) throw new MailboxFailure('host')
      const auth = { user, pass: passwordOf(account) }
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        ...{ host, port, auth, ...waitLimit, ...closed, secure: smtpSecurity === 'tls' },
        ...{ requireTLS: smtpSecurity === 'starttls', ignoreTLS: smtpSecurity === 'none' },
      })
      try {
        await transport.sendMail({ ...answer, to: { name: '', address: answer.to }, ...closed })
      } catch (error) {
        throw refusalOf(error, answer)
      } finally {
        transport.close()
      }
    },
  }
}

/** Where TLS is required, a server without it is refused. */
const securityOf = (security: MailSecurity) =>
  security === 'tls' ? { secure: true } : { secure: false, doSTARTTLS: security === 'starttls' }
