import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import { mailsIn } from '#testing/mails.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { openMail, outboxMail } from '#seams/mail.ts'
import { refusalOf } from '#seams/mail-refused.ts'
import { queueLetter } from './letters.job.ts'
import { writeLetter } from './write-letter.ts'

async function queueFor({ server }: TestServer, username: string) {
  const { database, jobs } = server.kernel
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await queueLetter(jobs, database.db, { userId: id, letter: 'passwordChanged', path: '/pages/recovery' })
  return id
}

describe('a mail', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: { PORTAL_PUBLIC_URL: 'https://portal.example/' } })
  })
  afterAll(() => server.close())

  it('goes to the outbox when there is no mail server, with the link to the public address', async () => {
    await queueFor(server, 'empleado')
    const subject = 'Su contraseña del portal ha cambiado'
    const mail = await vi.waitUntil(
      () => mailsIn(server.server.kernel.mail.place).find((one) => one.subject === subject),
      waitLimit,
    )
    expect(mail).toMatchObject({
      to: 'empleado@contacta-atlantico.example',
      from: 'Portal <no-reply@localhost>',
    })
    expect(mail.text).toContain('https://portal.example/pages/recovery')
    expect(mail.html).toContain('href="https://portal.example/pages/recovery"')
  })

  it('to a domain that cannot be is refused by the outbox, as by a mail server', async () => {
    const { mail } = server.server.kernel
    const letter = { to: 'nadie@contacta.invalid', subject: 'x', text: 'x' }
    await expect(mail.send(letter)).rejects.toMatchObject({
      isFinal: true,
      message: '550 5.1.2 no such domain',
    })
    expect(mailsIn(mail.place).filter(({ to }) => to === letter.to)).toEqual([])
  })

  it('speaks the language of its reader', async () => {
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ locale: 'de' }).where('username', '=', 'coordinador').execute()
    await queueFor(server, 'coordinador')
    await vi.waitUntil(
      () =>
        mailsIn(server.server.kernel.mail.place).some(
          ({ subject }) => subject === 'Ihr Portal-Passwort wurde geändert',
        ),
      waitLimit,
    )
  })

  it('calls a permission as its reader does', () => {
    const to = { username: 'x', displayName: 'X', email: 'x@example.org' }
    const textFor = (locale: 'de' | null) =>
      writeLetter('access.decided', { ...to, locale }, 'https://portal.example/', {
        permission: 'MENU_PAISES',
      }).text
    expect(textFor('de')).toContain('„Menü: Länder“')
    expect(textFor(null)).toContain('«Menú: países»')
  })

  it('shows a name literally, markup included, and loads nothing from anywhere', () => {
    const to = {
      username: 'x',
      displayName: '<img src=https://evil.example/a.png> {{username}}',
      locale: 'en' as const,
      email: 'x@y.example',
    }
    const { html = '', text } = writeLetter('recovery', to, 'https://portal.example/pages/reset-password', {
      minutes: '10',
    })
    expect(html).toContain('&lt;img src=https://evil.example/a.png&gt; {{username}}')
    expect(html).not.toMatch(/<(img|link|script|style|iframe)|url\(|\bsrc="/)
    expect(text).toContain('10 minutes')
  })
})

describe('what a letter says', () => {
  it('check 45: starts no header of its own, even when names contain line breaks', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-outbox-'))
    const injected = 'Marzo\r\nBcc: evil@example.org\r\n\r\nHola'
    const letter = { to: 'ana@example.org', subject: injected, text: injected }
    await outboxMail(folder, 'portal@example.org').send(letter)
    const [file = ''] = readdirSync(folder)
    const [head = ''] = readFileSync(path.join(folder, file), 'utf8').split('\r\n\r\n')
    rmSync(folder, { recursive: true })
    expect(head).toMatch(/^Subject: Marzo Bcc: evil@example.org +Hola\r$/m)
    expect(head).not.toMatch(/^Bcc:/im)
  })
})

describe('whom a letter goes to', () => {
  it.each(['(1)ana', 'uno:ana', 'ana@example.org,otra'])(
    'check 45: is the address as it was given, and nobody who is only named in it: %s',
    async (name) => {
      const { url, received, close } = await startMailServer()
      const mail = openMail({ smtpUrl: url, mailFrom: 'portal@example.org' }, '')
      await mail.send({ to: `${name}@example.org`, subject: 'x', text: 'x' })
      mail.close()
      close()
      expect(received.join('\n').match(/RCPT TO:.*/g)).toEqual([`RCPT TO:<"${name}"@example.org>`])
    },
  )
})

describe('a mail server', () => {
  it('gets the mail as plain text and as HTML, from the address of the settings', async () => {
    const { url, received, close } = await startMailServer()
    const server = await startServer({
      env: { SMTP_URL: url, PORTAL_MAIL_FROM: 'Portal <portal@contacta.example>' },
    })
    try {
      await queueFor(server, 'empleado')
      const [transcript = ''] = await vi.waitUntil(() => received.length > 0 && received, waitLimit)
      expect(transcript).toContain('MAIL FROM:<portal@contacta.example>')
      expect(transcript).toContain('RCPT TO:<empleado@contacta-atlantico.example>')
      expect(transcript).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    } finally {
      await server.close()
      close()
    }
  })
})

describe('a mail server that refuses our sign-in', () => {
  it('is retried later: the settings are wrong, not the letter', () => {
    const letter = { to: 'a@example.org', subject: 'x', text: 'x' }
    const refusal = (code: string) =>
      refusalOf(
        Object.assign(new Error('refused'), { code, responseCode: 535, response: '535 bad password' }),
        letter,
      )
    expect(refusal('EAUTH')).toMatchObject({ isFinal: false, message: '535 bad password' })
    expect(refusal('EENVELOPE')).toMatchObject({ isFinal: true })
  })
})

describe('a mail server that does not answer', () => {
  let dead: Server
  let server: TestServer
  beforeAll(async () => {
    // It accepts the connection but never sends a greeting.
    dead = createServer(() => undefined)
    await new Promise<void>((resolve) => void dead.listen(0, '127.0.0.1', resolve))
    const address = dead.address()
    const port = typeof address === 'object' && address ? address.port : 0
    server = await startServer({
      env: { SMTP_URL: `smtp://u:hidden@127.0.0.1:${port}`, LOG_LEVEL: 'silent' },
    })
  })
  afterAll(async () => {
    await server.close()
    dead.close()
  })

  it('costs no request anything: the letter waits, is tried again, and the password is never shown', async () => {
    await queueFor(server, 'empleado')
    const { db } = server.server.kernel.database
    expect(
      (await wire(server)('/employees/loginUser', { user: 'empleado', password: 'demo-Portal-2026' })).status,
    ).toBe(200)
    const failed = await vi.waitUntil(
      () =>
        db
          .selectFrom('jobs')
          .select(['failure', 'attempts'])
          .where('failure', 'is not', null)
          .executeTakeFirst(),
      waitLimit,
    )
    expect(failed.failure).not.toContain('hidden')
    expect(server.server.kernel.mail.place).not.toContain('hidden')
  })
})
