import { createPortal, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { linkIn, startMailServer } from '#testing/mail-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { codesOf, mailOf, ownPassword, peopleOf } from './testing/people.ts'

const mark = Math.random().toString(36).slice(2, 8)
const noSuchUser = '550 5.1.1 no such user'

let post: Awaited<ReturnType<typeof startMailServer>>
let server: TestServer
let clock: StillClock
let admin: Portal

beforeAll(async () => {
  post = await startMailServer()
  clock = stillClock()
  server = await startServer({ clock, env: { SMTP_URL: post.url, LOG_LEVEL: 'silent' } })
  admin = await signedIn(server)
})
afterAll(async () => {
  await server.close()
  post.close()
})
beforeEach(() => {
  post.answers.to = () => '250 fine'
  post.answers.mail = () => '250 taken'
})

const { invite } = peopleOf(
  () => server,
  () => admin,
)
const of = (name: string) => `${name}.${mark}`

const found = async (personId: string) =>
  (await admin.undeliveredMails.list().toArray()).find(({ person }) => person?.id === personId)

/** The mail to a person, after the last retry. */
const undelivered = (personId: string) =>
  vi.waitUntil(async () => (await found(personId)) ?? false, waitLimit)

/** The mail that the server accepted for a person. */
const delivered = (name: string) =>
  vi.waitUntil(
    () => post.received.find((transcript) => transcript.includes(`<${mailOf(name)}>`)) ?? false,
    waitLimit,
  )

async function refused(name: string, answer = noSuchUser) {
  post.answers.to = (address) => (address.includes(name) ? answer : '250 fine')
  const person = await invite(name)
  return { person, mail: await undelivered(person.id) }
}

/** A requested account: not a known person, identified by the address alone. */
async function refusedStranger(email: string) {
  post.answers.to = () => noSuchUser
  const visitor = createPortal({ baseUrl: server.url })
  await visitor.registration.create({ displayName: 'Persona', email, password: ownPassword })
  const of = async () => (await admin.undeliveredMails.list().toArray()).find((one) => one.email === email)
  return { of, mail: await vi.waitUntil(async () => (await of()) ?? false, waitLimit) }
}

describe('a mail that the mail server puts off', () => {
  it('is tried again after ever longer pauses, for more than a day, and then waits for a person', async () => {
    const name = of('aplazada')
    post.answers.to = () => '451 4.7.1 come back later'
    const { id } = await invite(name)
    const { database, bus } = server.server.kernel
    const standsAt = (tries: number) =>
      vi.waitUntil(async () => {
        const row = await database.db
          .selectFrom('jobs')
          .select(['runAt', 'deadAt', 'attempts', 'failure'])
          .where('kind', '=', 'users.letter')
          .where('key', '=', id)
          .where('leasedBy', 'is', null)
          .executeTakeFirst()
        return row?.attempts === tries && row
      }, waitLimit)
    for (const [index, pause] of mailLane.pauses.entries()) {
      const { runAt, deadAt, failure } = await standsAt(index + 1)
      expect({ deadAt, failure }).toEqual({ deadAt: null, failure: '451 4.7.1 come back later' })
      expect((runAt.getTime() - clock.now().getTime()) / 1000).toBe(pause)
      clock.forward(pause)
      bus.publish('job.queued', { kind: 'users.letter' })
    }
    expect([...mailLane.pauses].sort((one, other) => one - other)).toEqual(mailLane.pauses)
    expect(mailLane.pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 60 * 60)
    expect((await standsAt(mailLane.pauses.length + 1)).deadAt).toEqual(clock.now())
    // A day has passed, and the inviter's session has ended.
    admin = await signedIn(server)
    expect(await found(id)).toMatchObject({
      kind: 'account',
      person: { id, displayName: `Persona ${name}` },
      email: mailOf(name),
      obstacle: null,
      tries: 10,
      failure: '451 4.7.1 come back later',
      failedAt: clock.now().toISOString(),
    })
  })
})

describe('undeliveredMails.index', () => {
  it('has what the mail server refuses for good after one try', async () => {
    const { mail } = await refused(of('desconocida'))
    expect(mail).toMatchObject({ tries: 1, failure: noSuchUser, obstacle: null })
  })

  it('reveals nothing of the letter, although the mail server repeats it', async () => {
    const name = of('secreta')
    let secret = ''
    post.answers.mail = (transcript) => {
      // Other mails go out in the meantime, among them ones without a secret.
      if (!transcript.includes(`<${mailOf(name)}>`)) return '250 taken'
      const link = linkIn(transcript)
      secret = link.split('#')[1] ?? ''
      return `554 5.7.1 ${link} is listed, see https://blocked.example/why (${secret})`
    }
    const { id } = await invite(name)
    const mail = await undelivered(id)
    expect(mail.failure).toBe('554 5.7.1 … is listed, see https://blocked.example/why (…)')
    expect(secret.length).toBeGreaterThan(20)
    const listed = JSON.stringify(await admin.undeliveredMails.list().toArray())
    expect(listed).not.toContain(secret)
    expect(listed).not.toContain('reset-password')
    expect(Object.keys(mail).sort()).toEqual(
      ['id', 'kind', 'person', 'email', 'obstacle', 'tries', 'failure', 'queuedAt', 'failedAt'].sort(),
    )
  })

  it('finds whom a forgotten password was for, by the name or by the address that was typed', async () => {
    for (const typed of [(name: string) => name.toUpperCase(), mailOf]) {
      const name = of(`olvido.${typed('a').length}`)
      const { id } = await invite(name)
      await delivered(name)
      post.answers.to = () => noSuchUser
      await createPortal({ baseUrl: server.url }).recovery.request({ usu_windows: typed(name) })
      expect(await undelivered(id)).toMatchObject({ kind: 'recovery', email: mailOf(name) })
      post.answers.to = () => '250 fine'
    }
  })

  it('says what cannot be sent any more, and undeliveredMails.resend refuses it', async () => {
    const stranger = await refusedStranger(`nadie.${mark}@example.org`)
    const { person: leaver, mail: toLeaver } = await refused(of('de.baja'))
    const { person: mute, mail: toMute } = await refused(of('muda'))
    expect(stranger.mail).toMatchObject({ kind: 'registration', person: null, obstacle: null })
    await admin.users.disable(leaver.id)
    await server.server.kernel.database.db
      .updateTable('users')
      .set({ email: null })
      .where('id', '=', mute.id)
      .execute()
    clock.forward(60 * 60)
    admin = await signedIn(server)
    expect(await stranger.of()).toMatchObject({ obstacle: 'expired' })
    expect(await found(leaver.id)).toMatchObject({ obstacle: 'inactive' })
    expect(await found(mute.id)).toMatchObject({ obstacle: 'no_address', email: null })
    for (const { id } of [stranger.mail, toLeaver, toMute]) {
      expect(await codesOf(admin.undeliveredMails.resend(id))).toEqual({
        status: 409,
        codes: { obstacle: 'invalid' },
      })
    }
  })
})

describe('undeliveredMails.resend', () => {
  it('sends it to the address that was mended, with a link that works, and it is no longer in the list', async () => {
    const { person, mail } = await refused(of('corregida'))
    const right = of('correcta')
    await admin.users.patch(person.id, { email: mailOf(right), ...(await seen(admin.users, person.id)) })
    await admin.undeliveredMails.resend(mail.id)
    const ticket = linkIn(await delivered(right)).split('#')[1] ?? ''
    await vi.waitUntil(async () => (await found(person.id)) === undefined, waitLimit)
    const portal = createPortal({ baseUrl: server.url })
    await portal.recovery.reset({ ticket, password: ownPassword })
    await portal.session.login({ user: person.username, password: ownPassword })
    await expect(admin.undeliveredMails.resend(mail.id)).rejects.toMatchObject({ status: 404 })
    const { data } = await admin.logs.index({ act: 'undeliveredMails.resend', subject: mail.id })
    expect(data).toMatchObject([{ subject: mail.id, subjectLabel: person.displayName }])
  })

  it('waits for a person again when it is refused again', async () => {
    const { person, mail } = await refused(of('rechazada'))
    clock.forward(60)
    await admin.undeliveredMails.resend(mail.id)
    await vi.waitUntil(
      async () => (await found(person.id))?.failedAt === clock.now().toISOString(),
      waitLimit,
    )
    expect(await found(person.id)).toMatchObject({ id: mail.id, tries: 1 })
  })
})

describe('undeliveredMails.resendAll', () => {
  it('sends all again but those that cannot be sent any more', async () => {
    const [one, other] = [of('todas.una'), of('todas.otra')]
    const first = await refused(one)
    const second = await refused(other)
    const { person: leaver } = await refused(of('todas.baja'))
    await admin.session.confirm({ password: 'demo-Portal-2026' })
    await admin.users.disable(leaver.id)
    post.answers.to = () => '250 fine'
    const sendable = (await admin.undeliveredMails.list().toArray()).filter(
      ({ obstacle }) => obstacle === null,
    )
    expect(await admin.undeliveredMails.resendAll()).toEqual({ resent: sendable.length })
    await Promise.all([delivered(one), delivered(other)])
    expect(await found(first.person.id)).toBeUndefined()
    expect(await found(second.person.id)).toBeUndefined()
    expect(await found(leaver.id)).toMatchObject({ obstacle: 'inactive' })
    expect(await admin.undeliveredMails.resendAll()).toEqual({ resent: 0 })
    const { data } = await admin.logs.index({ act: 'undeliveredMails.resend', subject: first.mail.id })
    expect(data).toHaveLength(1)
  })
})

describe('undeliveredMails.destroy', () => {
  it('discards it, and the log keeps its subject', async () => {
    const { person, mail } = await refused(of('descartada'))
    await admin.undeliveredMails.destroy(mail.id)
    expect(await found(person.id)).toBeUndefined()
    await expect(admin.undeliveredMails.destroy(mail.id)).rejects.toMatchObject({ status: 404 })
    const { data } = await admin.logs.index({ act: 'undeliveredMails.destroy', subject: mail.id })
    expect(data).toMatchObject([{ subjectLabel: person.displayName }])
  })
})

describe('undelivered mails', () => {
  it('are nobody’s but theirs who may change accounts', async () => {
    const { mail } = await refused(of('ajena'))
    const employee = await signedIn(server, 'empleado')
    const { undeliveredMails } = employee
    for (const act of [
      () => undeliveredMails.index(),
      () => undeliveredMails.resend(mail.id),
      () => undeliveredMails.resendAll(),
      () => undeliveredMails.destroy(mail.id),
    ]) {
      await expect(act()).rejects.toMatchObject({ status: 403, missing: ['USUARIOS_EDITAR'] })
    }
    expect((await admin.undeliveredMails.index()).data.map(({ id }) => id)).toContain(mail.id)
  })
})
