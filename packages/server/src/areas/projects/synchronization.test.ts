import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { NotFoundError, type Portal, type Synchronization } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SourceCampaign } from '#seams/skills-source.ts'
import { stillClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

type Written = { campaigns: SourceCampaign[] }

let server: TestServer
let admin: Portal
let file: string
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  file = path.join(server.server.kernel.settings.dataDir, 'skills.json')
})
afterAll(() => server.close())
const written = () => JSON.parse(readFileSync(file, 'utf8')) as Written
const write = (source: unknown) => writeFileSync(file, JSON.stringify(source))
const conflict = { ok: false, error: { status: 409, fields: { state: [{ code: 'invalid' }] } } }

async function ended({ id }: Synchronization): Promise<Synchronization> {
  let run = await admin.synchronization.show(id)
  await vi.waitFor(async () => {
    run = await admin.synchronization.show(id)
    expect(run.finishedAt).not.toBeNull()
  }, waitLimit)
  return run
}

describe('synchronization.preview, synchronization.run, synchronization.index, synchronization.show and synchronization.changes', () => {
  it('PRO-5.1 PRO-5.3 PRO-5.4 previews the differences, applies them as a job, and lists the changes with before and after', async () => {
    const preview = await admin.synchronization.preview()
    expect(preview).toMatchObject({ source: 'skills.json', failure: null, total: 4 })
    expect(preview.changes.map(({ subject, kind, code }) => `${subject} ${kind} ${code}`)).toEqual([
      'skillGroup added Canales de vídeo',
      'skill changed TLN_SOP2',
      'skill added SAC_VIDEO',
      'skill removed MOL_DEVOL',
    ])
    expect((await admin.skills.index({ search: 'SAC_VIDEO' })).data).toEqual([])

    const started = await admin.synchronization.run()
    expect(started).toMatchObject({
      campaign: null,
      createdBy: { displayName: expect.any(String) as string },
    })
    const run = await ended(started)
    expect(run).toMatchObject({ state: 'changed', total: 4, done: 4, added: 2, changed: 1, removed: 1 })
    const { data } = await admin.synchronization.changes(run.id, {})
    expect(data.map(({ code }) => code)).toEqual(preview.changes.map(({ code }) => code))
    expect(data[1]).toMatchObject({
      before: { name: 'Soporte técnico N2 Telenova', active: true },
      after: { name: 'Soporte técnico avanzado Telenova', active: true },
    })
    expect((await admin.skills.index({ search: 'SAC_VIDEO' })).data).toMatchObject([
      { skillGroupName: 'Canales de vídeo', campaignName: 'Salud Cercana', active: true },
    ])
    // Skills the platform no longer has are deactivated, not deleted.
    const { data: off } = await admin.skills.index({ active: false })
    expect(off.map(({ code }) => code)).toEqual(['MOL_DEVOL'])

    const again = await ended(await admin.synchronization.run())
    expect(again).toMatchObject({ state: 'unchanged', total: 0, done: 0 })
    expect((await admin.synchronization.index({})).data.map(({ state }) => state)).toEqual([
      'unchanged',
      'changed',
    ])
    expect((await admin.synchronization.index({ state: 'changed' })).meta.totalCount).toBe(1)
  })

  it('PAN-15.2 leaves in the log of each skill what became of it, and of each synchronization who started it', async () => {
    const [skill] = (await admin.skills.index({ search: 'TLN_SOP2' })).data
    const events = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .select(['act', 'subject', 'userId', 'before', 'after'])
      .where('act', 'like', 'synchronization.%')
      .execute()
    expect(events.find(({ subject }) => subject === skill?.id)).toMatchObject({
      before: { name: 'Soporte técnico N2 Telenova' },
      after: { name: 'Soporte técnico avanzado Telenova' },
    })
    expect(events.filter(({ userId }) => userId !== null)).toHaveLength(2)
  })
})

describe('synchronization.previewUsers and synchronization.runUsers', () => {
  it('PRO-5.2 PRO-5.4 PRO-5.5 assigns agents the platform’s skills, previews unknown ones, and removes only its own', async () => {
    const [one, two] = [
      { code: 'LNE_AVERIAS', level: 5, main: true },
      { code: 'TLN_PORTA', level: 2 },
    ]
    const agents = [
      { user: 'Empleado', skills: [one, two, { code: 'NO_HAY', level: 1 }] },
      { user: 'agente.externo', skills: [one] },
    ]
    const known = written()
    write({ ...known, agents })
    const userId = (await admin.assignments.index({ search: 'empleado', perPage: 100 })).data.find(
      ({ username }) => username === 'empleado',
    )?.id
    const held = async () => (await admin.skillAssignments.index({ userId: userId ?? '', perPage: 100 })).data
    await admin.skillAssignments.destroyAll({ ids: (await held()).map(({ id }) => id) })
    const skill = (await admin.skills.index({ search: 'LNE_RETENCION' })).data[0]
    await admin.skillAssignments.assign({ userIds: [userId ?? ''], skillId: skill?.id ?? '', isMain: true })

    const preview = await admin.synchronization.previewUsers()
    expect(preview.changes.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'unknown agente.externo · LNE_AVERIAS',
      'changed empleado · LNE_RETENCION',
      'added empleado · TLN_PORTA',
      'added empleado · LNE_AVERIAS',
      'unknown empleado · NO_HAY',
    ])
    const run = await ended(await admin.synchronization.runUsers())
    expect(run).toMatchObject({ state: 'changed', scope: 'users', total: 3, added: 2, changed: 1 })
    expect((await held()).map((row) => [row.skill.code, row.level, row.isMain, row.origin])).toEqual([
      ['LNE_AVERIAS', 5, true, 'platform'],
      ['LNE_RETENCION', 3, false, 'hand'],
      ['TLN_PORTA', 2, false, 'platform'],
    ])
    expect(await ended(await admin.synchronization.runUsers())).toMatchObject({ state: 'unchanged' })

    write({ ...known, agents: [] })
    const next = await ended(await admin.synchronization.runUsers())
    expect(next).toMatchObject({ state: 'changed', removed: 2 })
    expect((await held()).map((row) => row.skill.code)).toEqual(['LNE_RETENCION'])
    write({ campaigns: known.campaigns })
    const failed = await ended(await admin.synchronization.runUsers())
    expect(failed).toMatchObject({ state: 'failed', failure: 'unreadable', scope: 'users' })
    write({ ...known, agents })
    const again = await ended(await admin.synchronization.restart(failed.id))
    expect(again).toMatchObject({ state: 'changed', scope: 'users', restartOf: failed.id })
    write(known)
  })
})

describe('synchronization.runCampaign', () => {
  it('PRO-5.1 keeps to one campaign and its skills, and takes back what returns', async () => {
    const source = written()
    for (const { skills } of source.campaigns) for (const skill of skills) skill.languages = ['es']
    const moda = source.campaigns.find(({ code }) => code === 'MOL')
    moda?.skills.push({
      code: 'MOL_DEVOL',
      name: 'Devoluciones',
      channel: 'email',
      languages: ['es'],
      group: null,
    })
    write(source)
    const campaigns = (await admin.campaigns.index()).data
    const one = campaigns.find(({ name }) => name === 'Moda Lince')
    const run = await ended(await admin.synchronization.runCampaign(one?.id ?? ''))
    expect(run).toMatchObject({ state: 'changed', campaign: { name: 'Moda Lince' }, total: 3, removed: 0 })
    const { data } = await admin.synchronization.changes(run.id, {})
    expect(data.find(({ kind }) => kind === 'returned')).toMatchObject({ code: 'MOL_DEVOL' })
    expect((await admin.skills.index({ search: 'LNE_ATC' })).data[0]?.languages).toHaveLength(3)
    const nobody = await admin.synchronization.runCampaign('0193b3a0-0000-4000-8000-00000000dead').safe()
    expect(nobody).toMatchObject({ error: expect.any(NotFoundError) as Error })
  })
})

describe('synchronization.restart and synchronization.cancel', () => {
  it('PRO-5.5 a failed one says why, and is tried again as a new one that says of which', async () => {
    const good = readFileSync(file, 'utf8')
    write({ campaigns: [{ code: 'XXX', name: 'Sin clase', skills: [] }] })
    expect(await admin.synchronization.preview()).toMatchObject({ failure: 'unreadable', total: 0 })
    const failed = await ended(await admin.synchronization.run())
    expect(failed).toMatchObject({ state: 'failed', failure: 'unreadable', done: 0 })
    expect(failed.failureDetail).toContain('/campaigns/0')
    rmSync(file)
    const again = await ended(await admin.synchronization.restart(failed.id))
    expect(again).toMatchObject({ state: 'failed', failure: 'unreachable', failureDetail: 'ENOENT' })
    writeFileSync(file, good)
    const last = await ended(await admin.synchronization.restart(again.id))
    expect(last).toMatchObject({ state: 'changed', restartOf: again.id, failure: null })
    expect(await admin.synchronization.restart(last.id).safe()).toMatchObject(conflict)
    expect(await admin.synchronization.cancel(last.id).safe()).toMatchObject(conflict)
  })

  it('PRO-5.5 one that breaks off for a reason that nobody foresaw has failed too, and is tried again', async () => {
    const { db } = server.server.kernel.database
    await sql`create function no_skill() returns trigger language plpgsql as $$
      begin raise exception 'the disk of a password' using errcode = '58030'; end $$`.execute(db)
    await sql`create trigger no_skill before insert on skills for each row execute function no_skill()`.execute(
      db,
    )
    const source = written()
    source.campaigns[0]?.skills.push({
      ...{ code: 'LNE_NUEVO', name: 'Nuevo Luz Norte', channel: 'voice', languages: ['es'], group: null },
    })
    write(source)
    const failed = await ended(await admin.synchronization.run())
    expect(failed).toMatchObject({ state: 'failed', failure: 'unforeseen', failureDetail: '58030' })
    await sql`drop trigger no_skill on skills`.execute(db)
    const again = await ended(await admin.synchronization.restart(failed.id))
    expect(again).toMatchObject({ state: 'changed', added: 1 })
  })

  it('one whose database is away for more than ten tries goes on when it is back', async () => {
    const clock = stillClock()
    const other = await startServer({ clock })
    const { db } = other.server.kernel.database
    const failed = () => db.selectFrom('jobs').where('failure', 'is not', null).select('attempts').execute()
    try {
      const portal = await signedIn(other)
      await sql`create function away() returns trigger language plpgsql as $$
        begin raise exception 'starting up' using errcode = '57P03'; end $$`.execute(db)
      await sql`create trigger away before insert on skills for each row execute function away()`.execute(db)
      const run = await portal.synchronization.run()
      await vi.waitFor(async () => expect(await failed()).toEqual([{ attempts: 1 }]), waitLimit)
      await db.updateTable('jobs').set({ attempts: 9, failure: null }).execute()
      clock.forward(60)
      await vi.waitFor(async () => expect(await failed()).toEqual([{ attempts: 10 }]), waitLimit)
      await sql`drop trigger away on skills`.execute(db)
      clock.forward(60)
      await vi.waitFor(async () => {
        expect(await portal.synchronization.show(run.id)).toMatchObject({ state: 'changed', added: 2 })
      }, waitLimit)
    } finally {
      await other.close()
    }
  })

  it('there is one at a time; a cancelled one changes nothing more', async () => {
    const slow = await slowSource()
    const other = await startServer({ env: { PORTAL_SKILLS_SOURCE: slow.url } })
    try {
      const portal = await signedIn(other)
      const run = await portal.synchronization.run()
      expect(run.source).toBe(new URL(slow.url).host)
      await slow.isAsked
      expect(await portal.synchronization.run().safe()).toMatchObject(conflict)
      expect(await portal.synchronization.cancel(run.id)).toMatchObject({ state: 'cancelled' })
      slow.answer(JSON.stringify({ campaigns: [] }))
      const next = await portal.synchronization.restart(run.id)
      await vi.waitFor(async () => {
        expect((await portal.synchronization.show(next.id)).state).toBe('changed')
      }, waitLimit)
      // The source is empty: the second run deactivates all, the first changed nothing.
      expect((await portal.skills.index({ active: true })).meta.totalCount).toBe(0)
      expect((await portal.synchronization.changes(run.id, {})).data).toEqual([])
    } finally {
      await other.close()
      slow.close()
    }
  })
})

/** A platform whose answer the test controls. */
async function slowSource() {
  let answer: (text: string) => void = () => undefined
  let asked: () => void = () => undefined
  const text = new Promise<string>((resolve) => (answer = resolve))
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  const platform: Server = createServer((_request, reply) => {
    asked()
    void text.then((body) => reply.end(body))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  const { port } = platform.address() as AddressInfo
  return {
    ...{ isAsked, url: `http://127.0.0.1:${port}/skills` },
    answer: (body: string) => answer(body),
    close: () => void platform.close(),
  }
}
