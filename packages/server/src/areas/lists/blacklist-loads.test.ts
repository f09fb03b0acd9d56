import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keeper, list, mobile } from '#testing/blacklists.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

type Columns = Parameters<Portal['templates']['create']>[0]['columns']

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server)
})
afterAll(() => server.close())

const column = (name: string, type: Columns[number]['type'], more: object = {}) =>
  ({
    name,
    label: name.toUpperCase(),
    type,
    required: false,
    key: false,
    transform: 'none',
    ...more,
  }) as Columns[number]

const entryColumns = [
  column('phone', 'phone'),
  column('email', 'email'),
  column('channel', 'text'),
  column('reason', 'text'),
  column('requestedOn', 'date'),
  column('expiresOn', 'date'),
]

const template = (columns: Columns, more: object = {}) =>
  portal.templates.create({
    ...{ name: `Formato ${randomUUID().slice(0, 8)}`, country: 'ES', dateOrder: 'dmy', decimalSign: ',' },
    ...{ columns, ...more },
  })

type Brought = {
  rows: readonly string[]
  columns?: Columns
  templateId?: string
  blacklist?: { id: string; edition?: string }
}

/** Uploads a file, creates a load of it, starts it and waits for its end. */
async function load({ rows, columns = entryColumns, templateId, blacklist }: Brought) {
  const header = columns.map(({ label }) => label).join(';')
  const file = await portal.recordsFile.create(
    new File([`${[header, ...rows].join('\n')}\n`], `${randomUUID()}.csv`),
  )
  const id = templateId ?? (await template(columns)).id
  const made = await portal.recordsFile.import(file.id, {
    templateId: id,
    ...(blacklist ? { blacklist } : {}),
  })
  await portal.loads.start(made.id)
  return portal.loads.waitUntil(made.id, (_state, { finishedAt }) => finishedAt !== null, { maxInterval: 20 })
}

describe('loads.filters and loads.exclusions', () => {
  it('a load keeps out whom a list names by any of their phones, and says which list', async () => {
    const [corporate, robinson] = [await list(portal), await list(portal, { layer: 'external' })]
    const [called, other, free, mailOnly] = [mobile(), mobile(), mobile(), mobile()]
    const add = (blacklistId: string, kind: 'phone' | 'email', value: string) =>
      portal.blacklistEntries.create({ blacklistId, kind, value, reason: 'Lo pide' })
    await add(corporate.id, 'phone', called)
    await add(robinson.id, 'phone', called)
    await add(robinson.id, 'phone', other)
    await add(corporate.id, 'email', `${mailOnly}@correo.example`)
    const columns = [
      column('key', 'text', { key: true, required: true }),
      ...[column('first', 'phone'), column('second', 'phone'), column('mail', 'email')],
    ]
    const rows = [
      `A;${called};;`,
      `B;${free};+34 ${other};`,
      `C;${mobile()};;${mailOnly}@correo.example`,
      `D;sin número;;`,
    ]
    const done = await load({ rows, columns })
    expect(done).toMatchObject({ excluded: 2, created: 1, errors: 1, processed: 4 })
    const { data } = await portal.loads.exclusions(done.id)
    expect(data).toMatchObject([
      { row: 2, field: 'first', value: `+34${called}`, blacklist: corporate.name, layer: 'corporate' },
      { row: 3, field: 'second', value: `+34${other}`, blacklist: robinson.name, layer: 'external' },
    ])
    const filters = await portal.loads.filters(done.id)
    expect(filters.find((one) => one.blacklistId === corporate.id)).toMatchObject({ hits: 1, isStale: false })
    expect(filters.find((one) => one.blacklistId === robinson.id)).toMatchObject({ hits: 1, isStale: true })
    const only = await portal.loads.exclusions(done.id, { blacklistId: robinson.id })
    expect(only.data.map(({ row }) => row)).toEqual([3])
    // A fixed row is checked like any other.
    const mended = await portal.rejectedRows.mend(done.id, {
      rows: [{ row: 5, cells: ['D', other, '', ''] }],
    })
    expect(mended).toMatchObject([{ row: 5, outcome: 'excluded' }])
    expect(await portal.loads.show(done.id)).toMatchObject({ excluded: 3, errors: 0, state: 'completed' })
  })

  it('checks the list of a campaign only for the skill of the format, and only who is listed for calls', async () => {
    const [skill, another] = (await portal.skills.index({ active: true })).data
    const own = await list(portal, { layer: 'campaign', skillId: skill?.id ?? '' })
    const [number, message] = [mobile(), mobile()]
    const add = (value: string, channel: 'all' | 'sms') =>
      portal.blacklistEntries.create({
        blacklistId: own.id,
        kind: 'phone',
        value,
        channel,
        reason: 'Lo pide',
      })
    await add(number, 'all')
    await add(message, 'sms')
    const columns = [column('phone', 'phone', { key: true, required: true })]
    const of = async (skillId: string | undefined) =>
      (
        await load({
          rows: [number, message],
          columns,
          templateId: (await template(columns, { skillId })).id,
        })
      ).excluded
    expect(await of(skill?.id)).toBe(1)
    expect(await of(another?.id)).toBe(0)
  })
})

describe('recordsFile.import into a blacklist, and blacklists.runs', () => {
  it('LNE-3.1 entries come by the wizard of loads: good rows are on the list, wrong ones are refused by field', async () => {
    const { id } = await list(portal)
    const [one, two] = [mobile(), mobile()]
    const rows = [
      `${one};;llamadas;Lo pide por escrito;01/10/2026;`,
      `${two};${two}@correo.example;;;;31/12/2030`,
      `no tiene;;;;;`,
      `;;;Nadie;;`,
      `${mobile()};;paloma;;;`,
      `${mobile()};;;;31/12/2099;`,
    ]
    const done = await load({ rows, blacklist: { id } })
    expect(done).toMatchObject({
      state: 'completed_with_errors',
      created: 2,
      errors: 4,
      blacklist: { id, edition: null },
    })
    const codes: unknown[] = []
    for await (const { row, field, code } of portal.loads.errors(done.id).list())
      codes.push([row, field, code])
    expect(codes).toEqual([
      [4, 'phone', 'format'],
      [5, 'phone', 'blank'],
      [6, 'channel', 'inclusion'],
      [7, 'requestedOn', 'invalid'],
    ])
    const { data } = await portal.blacklistEntries.index({ blacklistId: id, sort: 'value' })
    const found = data.map(({ value, channel, origin, expiresOn }) => [value, channel, origin, expiresOn])
    expect(found).toHaveLength(3)
    expect(found).toContainEqual([`+34${one}`, 'phone', 'load', null])
    expect(found).toContainEqual([`${two}@correo.example`, 'email', 'load', '2030-12-31'])
    expect((await portal.blacklists.show(id)).size).toBe(3)
  })

  it('puts nobody on a list twice when a file comes again', async () => {
    const { id } = await list(portal)
    const rows = [`${mobile()};;;;;`, `${mobile()};;;;;`]
    expect(await load({ rows: [...rows, ...rows], blacklist: { id } })).toMatchObject({
      created: 2,
      duplicated: 2,
    })
    expect(await load({ rows, blacklist: { id } })).toMatchObject({
      created: 0,
      unchanged: 2,
      outcome: 'nothing_new',
    })
    expect((await portal.blacklists.show(id)).size).toBe(2)
  })

  it('refuses a file of letters row by row, and leaves the list and its version as they were', async () => {
    const { id } = await list(portal, { layer: 'external' })
    const kept = mobile()
    await load({ rows: [`${kept};;;;;`], blacklist: { id, edition: '1' } })
    const rows = Array.from({ length: 20 }, () => 'abc;def;ghi;jkl;mno;pqr')
    expect(await load({ rows, blacklist: { id, edition: '2' } })).toMatchObject({
      outcome: 'rejected',
      errors: 20,
    })
    expect(await portal.blacklists.show(id)).toMatchObject({ size: 1, edition: '1' })
    expect((await portal.blacklistEntries.check({ value: kept })).isListed).toBe(true)
  })

  it('a version whose last row is mended counts, unless a later one came meanwhile', async () => {
    const { id } = await list(portal, { layer: 'external' })
    const [first, second] = [mobile(), mobile()]
    const one = await load({ rows: [`${first};;;;;`, 'abc;;;;;'], blacklist: { id, edition: '1' } })
    const two = await load({ rows: [`${first};;;;;`, 'abc;;;;;'], blacklist: { id, edition: '2' } })
    expect((await portal.blacklists.show(id)).edition).toBeNull()
    const rows = [{ row: 3, cells: [second, '', '', '', '', ''] }]
    expect(await portal.rejectedRows.mend(two.id, { rows })).toMatchObject([{ outcome: 'created' }])
    expect(await portal.blacklists.show(id)).toMatchObject({ edition: '2', size: 2 })
    expect(await portal.rejectedRows.mend(one.id, { rows })).toMatchObject([{ outcome: 'unchanged' }])
    expect(await portal.blacklists.show(id)).toMatchObject({ edition: '2', size: 2 })
  })

  it('LNE-6.1 Lista Robinson is imported by version: removed entries leave, and the run is logged', async () => {
    const { id } = await list(portal, { layer: 'external', staleAfterDays: 30 })
    const [stays, leaves, comes] = [mobile(), mobile(), mobile()]
    await load({ rows: [`${stays};;;;;`, `${leaves};;;;;`], blacklist: { id, edition: '2026-10' } })
    await load({ rows: [`${stays};;;;;`, `${comes};;;;;`], blacklist: { id, edition: '2026-11' } })
    const today = server.server.kernel.clock.now().toISOString().slice(0, 10)
    expect(await portal.blacklists.show(id)).toMatchObject({ edition: '2026-11', ranOn: today, size: 2 })
    const { data } = await portal.blacklists.runs(id)
    expect(data).toMatchObject([
      { edition: '2026-11', added: 1, kept: 1, removed: 1 },
      { edition: '2026-10', added: 2, kept: 0, removed: 0 },
    ])
    const listed = await Promise.all(
      [stays, leaves, comes].map(async (value) => (await portal.blacklistEntries.check({ value })).isListed),
    )
    expect(listed).toEqual([true, false, true])
    const [deleted] = (await portal.blacklistEntries.index({ blacklistId: id, state: 'removed' })).data
    const { history } = await portal.blacklistEntries.show(deleted?.id ?? '')
    expect(history.map(({ kind }) => kind)).toEqual(['unnamed', 'loaded'])
  })

  it('LNE-6.2 a run that is too old is warned of by the list, the check and the load', async () => {
    const { id } = await list(portal, { layer: 'external', staleAfterDays: 30 })
    await load({ rows: [`${mobile()};;;;;`], blacklist: { id, edition: '2026-09' } })
    const { db } = server.server.kernel.database
    await db.updateTable('blacklists').set({ ranOn: '2026-09-01' }).where('id', '=', id).execute()
    expect((await portal.blacklists.show(id)).staleOn).toBe('2026-10-01')
    expect((await portal.blacklistEntries.check({ value: mobile() })).stale.map((one) => one.id)).toContain(
      id,
    )
    const columns = [column('phone', 'phone', { key: true, required: true })]
    const done = await load({ rows: [mobile()], columns })
    const filters = await portal.loads.filters(done.id)
    expect(filters.find((one) => one.blacklistId === id)).toMatchObject({ isStale: true, edition: '2026-09' })
  })

  it('refuses who may not add to blacklists, a version where there is none, and a format that names nobody', async () => {
    const corporate = await list(portal)
    const robinson = await list(portal, { layer: 'external' })
    const file = await portal.recordsFile.create(new File([`PHONE\n${mobile()}\n`], 'lista.csv'))
    const { id: templateId } = await template([column('phone', 'phone')])
    const call = (blacklist: { id: string; edition?: string }, id = templateId) =>
      portal.recordsFile.import(file.id, { templateId: id, blacklist }).safe()
    expect(await call({ id: robinson.id })).toMatchObject(
      refused(422, { 'blacklist.edition': [{ code: 'blank' }] }),
    )
    expect(await call({ id: corporate.id, edition: '1' })).toMatchObject(
      refused(422, { 'blacklist.edition': [{ code: 'invalid' }] }),
    )
    const nobody = await template([column('phone', 'text')])
    expect(await call({ id: corporate.id }, nobody.id)).toMatchObject(
      refused(422, { templateId: [{ code: 'invalid' }] }),
    )
    const loader = await employed(server, ['CARGUE_CREAR'])
    const asked = loader.portal.recordsFile
      .import(file.id, { templateId, blacklist: { id: corporate.id } })
      .safe()
    expect(await asked).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('blacklists.create, blacklists.index, blacklists.show, blacklists.update and blacklists.patch', () => {
  it('lets a list of a campaign name one, and no other list; its layer stays', async () => {
    const { blacklists } = (await keeper(server)).portal
    const name = `Lista ${randomUUID().slice(0, 8)}`
    expect(await blacklists.create({ name, layer: 'campaign' }).safe()).toMatchObject(
      refused(422, { campaignId: [{ code: 'blank' }] }),
    )
    const campaignId = (await portal.campaigns.index()).data[0]?.id ?? ''
    expect(await blacklists.create({ name, layer: 'corporate', campaignId }).safe()).toMatchObject(
      refused(422, { campaignId: [{ code: 'invalid' }] }),
    )
    const { id, version } = await blacklists.create({ name, layer: 'corporate' })
    const call = blacklists.update(id, { name, version, layer: 'external' }).safe()
    expect(await call).toMatchObject(refused(422, { layer: [{ code: 'invalid' }] }))
    expect((await blacklists.patch(id, { version, active: false })).active).toBe(false)
  })
})
