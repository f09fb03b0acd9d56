import { randomUUID } from 'node:crypto'
import type { Mailbox, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aheadClock } from '#testing/clock.ts'
import { hasImapServer, type ImapServer, startImapServer } from '#testing/imap-server.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { sendAnswerKind } from './mail-answers.ts'
import { bounceOf, type Letter, letterTo, pageWithFiles, rosa } from '#testing/letters.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startAgain, startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
let imap: ImapServer
let smtp: Awaited<ReturnType<typeof startMailServer>>
let box: Mailbox
const clock = aheadClock()
const own = `atencion-${randomUUID()}@portal.example`

beforeAll(async () => {
  if (!hasImapServer) return
  imap = await startImapServer()
  smtp = await startMailServer()
  const hosts = `127.0.0.1:${imap.port} 127.0.0.1:${smtp.port}`
  server = await startServer({ clock, env: { PORTAL_MAIL_HOSTS: hosts } })
  admin = await signedIn(server)
  at = await desk(admin)
  box = await admin.mailboxes.create(account())
})
afterAll(async () => {
  if (!hasImapServer) return
  await server.close()
  smtp.close()
  await imap.close()
})

const account = () => ({
  ...{ name: `Buzón ${randomUUID()}`, address: own, skillId: at.skillId, language: 'es' },
  ...{ imapHost: '127.0.0.1', imapPort: imap.port, imapSecurity: 'none' as const },
  ...{ smtpHost: '127.0.0.1', smtpPort: smtp.port, smtpSecurity: 'none' as const },
  ...{ username: imap.username, password: imap.password },
})

/** Delivers and reads an email, and returns the result. */
async function come(given: Letter) {
  const subject = given.subject ?? `Asunto ${randomUUID()}`
  const from = given.from ?? `Rosa Lago Prieto <rosa-${randomUUID()}@correo.example>`
  imap.deliver(letterTo(own, { ...given, subject, from }))
  return became(subject)
}

async function became(subject: string) {
  await admin.mailboxes.check(box.id)
  return found(subject)
}

const found = (subject: string) =>
  vi.waitFor(async () => {
    const { data } = await admin.mailboxes.messages(box.id, { perPage: 100 })
    const one = data.find((message) => message.subject === subject && message.direction === 'in')
    if (one === undefined) throw new Error('it was not read yet')
    return one
  }, waitLimit)

const entriesOf = async (ticketId: string | null) => (await admin.ticketEntries.index(ticketId ?? '')).data

describe.skipIf(!hasImapServer)('mailboxes.check and mailboxes.messages', () => {
  it('an e-mail becomes a ticket of the mailbox, and its answer goes out in the same thread', async () => {
    const id = randomUUID()
    const from = `Rosa Lago Prieto <rosa-${id}@correo.example>`
    const { ticketId, outcome } = await come({
      id,
      from,
      headers: ['Content-Language: pt'],
      body: 'Cobraram-me duas vezes.',
    })
    expect(outcome).toBe('ticket')
    const ticket = await admin.tickets.show(ticketId ?? '')
    expect(ticket).toMatchObject({
      ...{
        channel: 'email',
        requesterName: 'Rosa Lago Prieto',
        requesterAddress: `rosa-${id}@correo.example`,
      },
      ...{ language: 'pt', skill: { id: at.skillId } },
    })
    expect(await entriesOf(ticketId)).toMatchObject([
      { direction: 'in', text: 'Cobraram-me duas vezes.', author: null, mail: { state: 'received' } },
    ])

    const answer = await admin.ticketEntries.create(ticket.id, {
      kind: 'public',
      text: 'Devolvemos o valor.',
    })
    expect(answer.mail).toMatchObject({ state: 'queued', address: `rosa-${id}@correo.example` })
    const sent = await vi.waitFor(() => {
      const one = smtp.received.find((text) => text.includes(`rosa-${id}@correo.example`))
      if (one === undefined) throw new Error('nothing has gone out yet')
      return one
    }, waitLimit)
    expect(sent).toContain(`In-Reply-To: <${id}@correo.example>`)
    expect(sent).toContain(`[${ticket.key}]`)
    await vi.waitFor(async () => expect((await entriesOf(ticketId))[0]?.mail?.state).toBe('sent'), waitLimit)

    // Replies belong to the same ticket, found by the thread or by the key in the subject.
    const [, ours = ''] = /Message-ID: (<[^>]+>)/i.exec(sent) ?? []
    const body = 'Obrigada.\r\n\r\nEm 29/11/2026, Atención escreveu:\r\n> Devolvemos o valor.'
    expect(await come({ from, headers: [`In-Reply-To: ${ours}`], body })).toMatchObject({
      outcome: 'entry',
      ticketId,
    })
    expect((await entriesOf(ticketId))[0]).toMatchObject({
      ...{ text: 'Obrigada.', mail: { quoted: expect.stringContaining('> Devolvemos o valor.') as string } },
    })
    const subject = `RE: ${ticket.subject} [${ticket.key}] ${randomUUID()}`
    expect(await come({ from, subject })).toMatchObject({ outcome: 'entry', ticketId })
  })

  it('a bounced reply is marked at its entry, and its author is notified', async () => {
    const { ticketId } = await come({})
    await admin.ticketEntries.create(ticketId ?? '', { kind: 'public', text: 'Se lo enviamos.' })
    const { ticketNumber } = await vi.waitFor(async () => {
      const { data } = await admin.mailboxes.messages(box.id, { outcome: ['sent'] })
      return data.find((one) => one.ticketId === ticketId) ?? Promise.reject(new Error('not sent yet'))
    }, waitLimit)
    const sent = smtp.received.at(-1) ?? ''
    const [, ours = ''] = /Message-ID: (<[^>]+>)/i.exec(sent) ?? []
    const from = 'Mail Delivery System <MAILER-DAEMON@correo.example>'
    const bounce = await come({ from, ...bounceOf(ours) })
    expect(bounce).toMatchObject({ outcome: 'bounce', ticketNumber })
    const [entry] = await entriesOf(ticketId)
    expect(entry?.mail).toMatchObject({ state: 'bounced', failure: '550 no such user' })
    const all = (await admin.notifications.index()).data.map(({ kind, data }) => [kind, data.ticket])
    expect(all).toContainEqual(['tickets.undelivered', expect.stringContaining(`#${String(ticketNumber)} `)])
  })

  it('a temporarily refused reply is sent later; ticketEntries.resend retries a permanently refused one', async () => {
    const { ticketId } = await come({})
    const answered = async (reply: string) => {
      smtp.answers.mail = () => reply
      return admin.ticketEntries.create(ticketId ?? '', { kind: 'public', text: `Visto ${randomUUID()}` })
    }
    const stateOf = async ({ id }: { id: string }) =>
      (await entriesOf(ticketId)).find((entry) => entry.id === id)?.mail
    const late = await answered('451 4.3.0 try again later')
    await vi.waitFor(async () => {
      const { db } = server.server.kernel.database
      const tried = await db.selectFrom('jobs').select('failure').where('kind', '=', sendAnswerKind).execute()
      expect(tried).toMatchObject([{ failure: expect.stringContaining('451') as string }])
    }, waitLimit)
    expect(await stateOf(late)).toMatchObject({ state: 'queued' })
    const refused = await answered('550 5.7.1 not from you')
    await vi.waitFor(async () => expect((await stateOf(refused))?.state).toBe('failed'), waitLimit)
    smtp.answers.mail = () => '250 taken'
    const before = smtp.received.length
    expect((await admin.ticketEntries.resend(refused.id)).mail).toMatchObject({
      ...{ state: 'queued', failure: null },
    })
    await vi.waitFor(async () => expect((await stateOf(refused))?.state).toBe('sent'), waitLimit)
    expect(smtp.received.slice(before).filter((text) => text.includes(refused.text))).toHaveLength(1)
    expect(await admin.ticketEntries.resend(refused.id).safe()).toMatchObject({
      error: { status: 409 },
    })
    clock.forward(30)
    await vi.waitFor(async () => expect((await stateOf(late))?.state).toBe('sent'), waitLimit)
  })

  it('machines that answer open no ticket, nor does a mailbox that writes to itself, and what a server cannot deliver', async () => {
    const quiet = async (given: Letter) => (await come(given)).outcome
    expect(await quiet({ headers: ['Auto-Submitted: auto-replied'] })).toBe('automatic')
    expect(await quiet({ headers: ['Precedence: bulk'] })).toBe('automatic')
    expect(await quiet({ from: `Atención <${own}>` })).toBe('automatic')
    expect(await quiet({ headers: ['Return-Path: <>'] })).toBe('bounce')
    // Emails from a web form count as written by a person.
    expect(await quiet({ headers: ['Auto-Submitted: auto-generated'] })).toBe('ticket')
  })

  it('HTML becomes text without scripts and images, and files are accepted by their content', async () => {
    const { ticketId } = await come(pageWithFiles)
    const [entry] = await entriesOf(ticketId)
    expect(entry?.text).toBe('Hola, Rosa')
    expect(entry?.files).toMatchObject([{ name: 'foto.png', kind: 'png' }])
    expect(entry?.mail?.leftFiles).toEqual(['tabla.xlsx'])
  })

  it('of a thousand parts or more than 50 MB it stays in the mailbox, and its manager is notified', async () => {
    const many = Array.from({ length: 1000 }, () => '--p\r\nContent-Type: text/plain\r\n\r\nx\r\n').join('')
    const headers = ['Content-Type: multipart/mixed; boundary=p']
    expect((await come({ headers, body: `${many}--p--` })).outcome).toBe('too_many_parts')
    expect((await come({ body: `${'x'.repeat(98)}\r\n`.repeat(540_000) })).outcome).toBe('too_large')
    // All others were accepted, and marked as read.
    await vi.waitFor(async () => {
      expect(imap.unread()).toBe(2)
      const all = (await admin.notifications.index()).data.filter(({ kind }) => kind === 'mailboxes.refused')
      expect(all).toHaveLength(2)
    }, waitLimit)
  })

  it('the same e-mail is one ticket, also when it comes twice, the server dies meanwhile or all e-mails get new numbers', async () => {
    const twice = { id: randomUUID(), subject: `Dos veces ${randomUUID()}`, from: rosa }
    imap.deliver(letterTo(own, twice))
    imap.deliver(letterTo(own, twice))
    const { ticketId } = await became(twice.subject)
    await come({})
    // As after a crash between accepting an email and storing the position.
    const { db } = server.server.kernel.database
    await db.updateTable('mailboxes').set({ lastUid: 0 }).where('id', '=', box.id).execute()
    await come({})
    imap.renumber()
    imap.deliver(letterTo(own, { ...twice, headers: ['X-Copy: 1'] }))
    await come({})
    const { data } = await admin.mailboxes.messages(box.id, { perPage: 100 })
    const taken = data.filter(({ subject }) => subject === twice.subject)
    expect(taken.map((one) => [one.outcome, one.ticketId])).toEqual([['ticket', ticketId]])
  })

  it('a server that starts reads its mailboxes without being asked', async () => {
    const subject = `Al empezar ${randomUUID()}`
    imap.deliver(letterTo(own, { subject }))
    const second = await startAgain(server, clock)
    await found(subject)
    await second.close()
  })

  it('a message to an ended ticket creates a new ticket, linked with it', async () => {
    const id = randomUUID()
    const { ticketId } = await come({ id })
    const { version } = await admin.tickets.show(ticketId ?? '')
    await admin.tickets.cancel(ticketId ?? '', { reason: 'Ya no hace falta.', version })
    const next = await come({ headers: [`References: <${id}@correo.example>`] })
    expect(next.outcome).toBe('ticket')
    expect((await admin.tickets.show(next.ticketId ?? '')).links).toMatchObject([
      { id: ticketId, kind: 'related' },
    ])
  })
})

describe.skipIf(!hasImapServer)('mailboxes.create, mailboxes.update and mailboxes.patch', () => {
  it('a password goes in and never out, and is asked for again for another server', async () => {
    const made = await admin.mailboxes.create({
      ...account(),
      address: `${randomUUID()}@portal.example`,
      active: false,
    })
    expect(made).toMatchObject({ hasPassword: true })
    expect(JSON.stringify(await admin.mailboxes.show(made.id))).not.toContain(imap.password)
    const renamed = await admin.mailboxes.patch(made.id, { version: made.version, language: 'en' })
    expect(renamed.hasPassword).toBe(true)
    const other = await admin.mailboxes.patch(made.id, { version: renamed.version, imapPort: smtp.port })
    expect(other.hasPassword).toBe(false)
  })

  it('is allowed on listed hosts only', async () => {
    const given = { ...account(), address: `${randomUUID()}@portal.example` }
    expect(await refusalOf(admin.mailboxes.create({ ...given, imapHost: '169.254.169.254' }))).toMatchObject({
      ...{ status: 422, codes: { imapHost: ['inclusion'] } },
    })
  })

  it('mailboxes.index, mailboxes.show, mailboxes.reorder, mailboxes.destroy and mailboxes.restore are those of any catalogue', async () => {
    const mark = randomUUID()
    const made = (name: string) =>
      admin.mailboxes.create({
        ...account(),
        name: `${name} ${mark}`,
        active: false,
        address: `${name}-${mark}@portal.example`,
      })
    const [first, second] = [await made('uno'), await made('dos')]
    const names = async () =>
      (await admin.mailboxes.index({ search: mark, sort: 'position' })).data.map(({ id }) => id)
    await admin.mailboxes.reorder({ ids: [second.id, first.id] })
    expect(await names()).toEqual([second.id, first.id])
    await admin.mailboxes.destroy(first.id)
    expect(await names()).toEqual([second.id])
    await admin.mailboxes.restore(first.id)
    expect(await admin.mailboxes.show(first.id)).toMatchObject({ name: first.name, hasPassword: true })
  })

  it('says why it cannot be read', async () => {
    const given = { ...account(), address: `${randomUUID()}@portal.example`, password: 'otra' }
    const { id } = await admin.mailboxes.create(given)
    await vi.waitFor(
      async () => expect((await admin.mailboxes.show(id)).fault).toBe('credentials'),
      waitLimit,
    )
  })
})
