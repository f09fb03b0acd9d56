import { isPortalError, type Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lastWritten } from '#audit/heads-file.ts'
import { headOf, isWaiting, sealWaiting } from '#audit/seal.ts'
import { tamper } from '#audit/testing/tamper.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { personWith } from '#testing/person.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Answer, wire } from '#testing/wire.ts'

let server: TestServer
let portal: Portal
beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
/** The server's own sealer competes: while it holds the lock, retry until the queue is sealed. */
const seal = () =>
  vi.waitFor(async () => {
    await sealWaiting(db(), server.server.kernel.sealing, () => new Date())
    expect(await isWaiting(db())).toBe(false)
  }, waitLimit)
const newTag = (name: string) => portal.tags.create({ name, colour: '#336699' })

describe('logs.index', () => {
  it('PAN-15.2 shows who changed what, when, from where, and the previous value', async () => {
    const tag = await newTag('Primera')
    await portal.tags.patch(tag.id, { ...(await seen(portal.tags, tag.id)), name: 'Primera bis' })
    const { data } = await portal.logs.index({ subject: tag.id })
    expect(data.map(({ act }) => act)).toEqual(['tags.patch', 'tags.create'])
    expect(data[0]).toMatchObject({
      family: 'tags',
      subject: tag.id,
      subjectLabel: 'Primera bis',
      before: { name: 'Primera' },
      after: { name: 'Primera bis' },
      person: { displayName: expect.any(String) as string },
      channel: 'script',
      ip: '127.0.0.1',
      isRevertible: true,
    })
    expect(data[1]).toMatchObject({ before: null, after: { name: 'Primera' }, isRevertible: false })
  })

  it('narrows by person, family, act, row, channel, period and words', async () => {
    const tag = await newTag('Búsqueda única')
    const ids = async (query: Parameters<Portal['logs']['index']>[0]) =>
      (await portal.logs.index(query)).data.map(({ subject, act }) => `${act} ${subject ?? ''}`)
    const made = `tags.create ${tag.id}`
    const [own] = (await portal.logs.index({ subject: tag.id })).data
    expect(await ids({ search: 'busque unic' })).toEqual([made])
    expect(await ids({ search: tag.id })).toEqual([made])
    expect(await ids({ search: 'nothing like this' })).toEqual([])
    expect(await ids({ family: ['tags'], subject: tag.id })).toEqual([made])
    expect(await ids({ family: ['fields'], subject: tag.id })).toEqual([])
    expect(await ids({ act: 'tags.destroy', subject: tag.id })).toEqual([])
    expect(await ids({ person: own?.person?.displayName ?? '?', subject: tag.id })).toEqual([made])
    expect(await ids({ person: 'nobody at all' })).toEqual([])
    expect(await ids({ channel: ['job'], subject: tag.id })).toEqual([])
    const today = (own?.at ?? '').slice(0, 10)
    expect(await ids({ from: today, to: today, subject: tag.id })).toEqual([made])
    expect(await ids({ to: '2001-01-01', subject: tag.id })).toEqual([])
  })

  it('goes on from an event without end, in both directions', async () => {
    const tag = await newTag('Seguir')
    for (const name of ['Seguir 1', 'Seguir 2', 'Seguir 3'])
      await portal.tags.patch(tag.id, { ...(await seen(portal.tags, tag.id)), name })
    for (const sort of ['at', '-at'] as const) {
      const whole = (await portal.logs.index({ subject: tag.id, sort })).data.map(({ id }) => id)
      const rest = await portal.logs.index({ subject: tag.id, sort, after: whole[1] ?? '' })
      expect(rest.data.map(({ id }) => id)).toEqual(whole.slice(2))
    }
  })

  it('counts at most ten thousand events and says that there are more', async () => {
    await sql`insert into audit_events (id, at, act, detail)
      select gen_random_uuid(), now() - make_interval(secs => n), 'test.many', '{}' from generate_series(1, 10001) n`.execute(
      db(),
    )
    const { data, meta } = await portal.logs.index({ act: 'test.many', perPage: 100, page: 100 })
    expect(data).toHaveLength(100)
    expect(meta).toMatchObject({ totalCount: 10_000, totalPages: 100, isMore: true })
    expect((await portal.logs.index({ act: 'test.many', perPage: 100, page: 101 })).data).toEqual([])
  })

  describe('check 58: without the permission to see personal data', () => {
    let reader: (path: string) => Promise<Answer>
    const made = {
      username: 'mascara@example.org',
      displayName: 'Persona máscara',
      email: 'mascara@example.org',
    }
    let id: string
    beforeAll(async () => {
      const token = await personWith(server.server, ['MENU_LOGS'])
      reader = (path) => wire(server)(path, undefined, { token })
      ;({ id } = await portal.users.create({ ...made, taxId: '99999018D' }))
      await portal.users.patch(id, { ...(await seen(portal.users, id)), taxId: '99999016F' })
    })
    const read = async (query: string) =>
      (await reader(`/logs?${query}`)).body.data as { id: string; before: object; after: object }[]

    it('neither the list nor an event reveals a person’s tax number or address', async () => {
      const [changed, first] = await read(`subject=${id}`)
      expect(first?.after).toMatchObject({
        displayName: 'Persona máscara',
        taxId: '***9901**',
        email: '***@example.org',
        username: '***@example.org',
      })
      expect(changed).toMatchObject({ before: { taxId: '***9901**' }, after: { taxId: '***9901**' } })
      const { body } = await reader(`/logs/${changed?.id ?? ''}`)
      expect(JSON.stringify(body)).not.toMatch(/99999016F|99999018D/)
      const [whole] = (await portal.logs.index({ subject: id })).data
      expect(whole?.after).toEqual({ taxId: '99999016F' })
    })

    it('no search confirms either of them', async () => {
      for (const asked of ['99999016F', '99999018D', '99999018', 'mascara@example.org']) {
        expect(await read(`search=${asked}`)).toEqual([])
        expect(await read(`person=${asked}`)).toEqual([])
      }
    })

    it('what no contract names is known by a word of its name, at any depth', async () => {
      await sql`insert into audit_events (id, at, act, subject, before, after, detail) values (gen_random_uuid(), now(),
        'records.patch', 'masked', '{"dni": "12345678Z", "workPhone": "+34600123456", "other_phone": 600123456}',
        '{"personalEmail": ["eva@example.com"], "contacts": [{"homePhone": "12"}], "workPlace": "Madrid"}', '{}')`.execute(
        db(),
      )
      const [event] = await read('subject=masked')
      expect(event).toMatchObject({
        before: { dni: '***4567**', workPhone: '***6001**', otherPhone: '***1234**' },
        after: { personalEmail: ['***@example.com'], contacts: [{ homePhone: '***' }], workPlace: 'Madrid' },
      })
    })
  })
})

describe('logs.show', () => {
  it('answers one event as the list has it', async () => {
    await newTag('Una sola')
    const [event] = (await portal.logs.index({ act: 'tags.create' })).data
    expect(await portal.logs.show(event?.id ?? '')).toMatchObject({ id: event?.id, act: 'tags.create' })
  })
})

describe('logs.verify', () => {
  it('check 60: verifies the chain part by part and names changes', async () => {
    await newTag('Cadena')
    await seal()
    const first = await portal.logs.verify({ from: 1, length: 2 })
    expect(first).toMatchObject({ checked: 2, next: 3, findings: [] })
    const rest = await portal.logs.verify({ from: 3, length: 10_000 })
    expect(rest.findings).toEqual([])
    await sql`alter table audit_events disable trigger user`.execute(db())
    await sql`update audit_events set detail = '{"kind": "forged"}'
      where id = (select event_id from audit_chain where seq = 1)`.execute(db())
    await sql`alter table audit_events enable trigger user`.execute(db())
    expect((await portal.logs.verify({ from: 1, length: 2 })).findings).toMatchObject([
      { kind: 'changed', seq: 1 },
    ])
  })
})

describe('logs.verify after the end was cut off', () => {
  it('check 60: says so, by what the server wrote outside of the database', async () => {
    await newTag('La última')
    await seal()
    const { kernel } = server.server
    const { seq } = await headOf(db())
    await vi.waitFor(
      async () => expect(await lastWritten(kernel.settings.auditDir ?? '')).toBe(seq),
      waitLimit,
    )
    await tamper(
      kernel.database,
      `delete from audit_events where id = (select event_id from audit_chain where seq = ${seq})`,
      `delete from audit_chain where seq = ${seq}`,
    )
    const { findings } = await portal.logs.verify({ from: Math.max(1, seq - 5), length: 10_000 })
    expect(findings).toMatchObject([{ kind: 'rewritten', seq }])
  })
})

describe('logs.revert', () => {
  const eventOf = async (subject: string, act: string) => {
    const [event] = (await portal.logs.index({ subject, act })).data
    if (!event) throw new Error(`no ${act}`)
    return event
  }

  it('PAN-15.3 writes the earlier values again through the family of the row, which remembers that, too', async () => {
    const tag = await newTag('Antes')
    await portal.tags.patch(tag.id, {
      ...(await seen(portal.tags, tag.id)),
      name: 'Después',
      colour: '#000000',
    })
    await portal.logs.revert((await eventOf(tag.id, 'tags.patch')).id)
    expect(await portal.tags.show(tag.id)).toMatchObject({ name: 'Antes', colour: '#336699' })
    const { data } = await portal.logs.index({ subject: tag.id })
    expect(data[0]).toMatchObject({
      act: 'tags.patch',
      before: { name: 'Después' },
      after: { name: 'Antes' },
    })
  })

  it('PAN-15.3 takes a deleted row back', async () => {
    const tag = await newTag('Borrada')
    await portal.tags.destroy(tag.id)
    await portal.logs.revert((await eventOf(tag.id, 'tags.destroy')).id)
    expect(await portal.tags.show(tag.id)).toMatchObject({ name: 'Borrada', deletedAt: null })
  })

  it('overwrites no later change, names it, and shows the current value', async () => {
    const tag = await newTag('Una vez')
    await portal.tags.patch(tag.id, {
      ...(await seen(portal.tags, tag.id)),
      name: 'Dos veces',
      colour: '#000000',
    })
    const { id } = await eventOf(tag.id, 'tags.patch')
    expect(await portal.logs.show(id)).toMatchObject({ current: { name: 'Dos veces', colour: '#000000' } })
    await portal.tags.patch(tag.id, { ...(await seen(portal.tags, tag.id)), name: 'Tres veces' })
    expect(await portal.logs.show(id)).toMatchObject({ current: { name: 'Tres veces', colour: '#000000' } })
    const error: unknown = await portal.logs.revert(id).catch((reason: unknown) => reason)
    expect(isPortalError(error, 'conflict') && error.fields).toEqual({ name: [{ code: 'stale' }] })
    expect(await portal.tags.show(tag.id)).toMatchObject({ name: 'Tres veces', colour: '#000000' })
    // Restoring the newer name by hand resolves the conflict.
    await portal.tags.patch(tag.id, { ...(await seen(portal.tags, tag.id)), name: 'Dos veces' })
    await portal.logs.revert(id)
    expect(await portal.tags.show(tag.id)).toMatchObject({ name: 'Una vez', colour: '#336699' })
  })

  it('takes back all of a change or nothing: what no family takes is not half undone', async () => {
    await sql`insert into audit_events (id, at, act, subject, before, after, detail) values (gen_random_uuid(), now(),
      'tags.patch', 'half', '{"name": "A", "weight": 1}', '{"name": "B", "weight": 2}', '{}')`.execute(db())
    const half = await eventOf('half', 'tags.patch')
    expect(half.isRevertible).toBe(false)
    await expect(portal.logs.revert(half.id)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('refuses what the family refuses, and what cannot be written back', async () => {
    const tag = await newTag('Una')
    await portal.tags.patch(tag.id, { ...(await seen(portal.tags, tag.id)), name: 'Otra' })
    await newTag('Una')
    const refused = async (id: string) => {
      const error: unknown = await portal.logs.revert(id).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      return isPortalError(error, 'validation') ? Object.keys(error.fields) : error
    }
    expect(await refused((await eventOf(tag.id, 'tags.patch')).id)).toEqual(['name'])
    expect(await refused((await eventOf(tag.id, 'tags.create')).id)).toEqual(['id'])
  })
})
