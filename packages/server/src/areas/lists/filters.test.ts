import { isPortalError, type FilterNode, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '#testing/refusals.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { contacts, load, six } from './testing/contacts.ts'

let server: TestServer
let portal: Portal
let made: Awaited<ReturnType<typeof contacts>>

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  made = await contacts(portal, six)
})
afterAll(() => server.close())

const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
const preview = (...nodes: FilterNode[]) =>
  portal.filters.preview({ templateId: made.templateId, nodes: [all, ...nodes] })
const codesOf = async (...nodes: FilterNode[]) =>
  (await preview(...nodes)).sample
    .map(([code]) => code)
    .sort()
    .join(' ')

describe('filters.preview', () => {
  it('SEG-1.1 finds by groups of conditions over every field, its emptiness and its load', async () => {
    const inRoot = { parent: 0 } as const
    const found = {
      text: await codesOf({ ...inRoot, kind: 'text', field: 'name', operator: 'contains', value: 'garcía' }),
      percent: await codesOf({
        ...inRoot,
        kind: 'text',
        field: 'name',
        operator: 'starts_with',
        value: '100%',
      }),
      choice: await codesOf({
        ...inRoot,
        kind: 'choice',
        field: 'stage',
        operator: 'none_of',
        values: ['Temprano'],
      }),
      number: await codesOf({ ...inRoot, kind: 'number', field: 'debt', operator: 'at_least', value: 900 }),
      date: await codesOf({ ...inRoot, kind: 'date', field: 'due', operator: 'from', day: '2026-03-05' }),
      yes: await codesOf({ ...inRoot, kind: 'yes_no', field: 'vip', value: true }),
      empty: await codesOf({ ...inRoot, kind: 'empty', field: 'debt', operator: 'empty' }),
      load: await codesOf({ ...inRoot, kind: 'load', operator: 'one_of', loads: [made.loadId] }),
      groups: await codesOf(
        { parent: 0, kind: 'group', match: 'any' },
        { parent: 1, kind: 'yes_no', field: 'vip', value: false },
        { parent: 1, kind: 'number', field: 'debt', operator: 'less', value: 1 },
        { parent: 0, kind: 'group', match: 'none' },
        { parent: 4, kind: 'choice', field: 'stage', operator: 'one_of', values: ['Medio'] },
      ),
    }
    expect(found).toEqual({
      ...{ text: '1 3', percent: '6', choice: '2 3 5 6', number: '1 2 4', date: '1 4', yes: '1 3' },
      ...{ empty: '5', load: '1 2 3 4 5 6', groups: '4 6' },
    })
  })

  it('counts dates from the day on which it is asked', async () => {
    const day = (days: number) => daysAfter(dayOf(new Date()), days).split('-').reverse().join('/')
    const lines = [-31, -30, 0, 2].map((days, at) => `C${at};Ana;;;${day(days)};`)
    const { templateId } = await contacts(portal, lines)
    const of = async (operator: 'before' | 'from', days: number) =>
      (
        await portal.filters.preview({
          templateId,
          nodes: [all, { parent: 0, kind: 'relative_date', field: 'due', operator, days }],
        })
      ).count
    expect([await of('before', -30), await of('from', -30), await of('from', 0)]).toEqual([1, 3, 2])
  })

  it('returns counts, and samples with the values of all fields', async () => {
    const found = await preview({
      parent: 0,
      kind: 'choice',
      field: 'stage',
      operator: 'one_of',
      values: ['Medio'],
    })
    expect(found).toEqual({
      count: 1,
      total: 6,
      sample: [['2', 'Luis Núñez', 'Medio', '900', '2026-01-01', 'false']],
      emptiedBy: null,
    })
  })

  it('SEG-2.2 names the condition without matches, in any group', async () => {
    const vip: FilterNode = { parent: 0, kind: 'yes_no', field: 'vip', value: true }
    const medium: FilterNode = {
      parent: 0,
      kind: 'choice',
      field: 'stage',
      operator: 'one_of',
      values: ['Medio'],
    }
    const nobody: FilterNode = { parent: 0, kind: 'number', field: 'debt', operator: 'more', value: 9999 }
    expect((await preview(vip, medium)).emptiedBy).toEqual({ node: 2, alone: 1, before: 2 })
    expect((await preview(vip, nobody, medium)).emptiedBy).toEqual({ node: 2, alone: 0, before: 2 })
    const inner: FilterNode[] = [
      vip,
      { parent: 0, kind: 'group', match: 'all' },
      { ...medium, parent: 2 },
      { ...nobody, parent: 2 },
    ]
    expect((await preview(...inner)).emptiedBy).toEqual({ node: 4, alone: 0, before: 1 })
    const either: FilterNode[] = [
      { parent: 0, kind: 'group', match: 'any' },
      { ...nobody, parent: 1 },
    ]
    expect((await preview(...either)).emptiedBy).toEqual({ node: 1, alone: 0, before: 6 })
  })

  it('reads a field that was something else when its records came', async () => {
    const { templateId, mark } = await contacts(portal, ['1;12,5;;;;', '2;doce;;;;', '3;7;;;;'])
    const { columns, version } = await portal.templates.show(templateId)
    const changed = columns.map((one) => (one.name === 'name' ? { ...one, type: 'decimal' as const } : one))
    await portal.templates.update(templateId, { name: `Contactos ${mark}`, columns: changed, version })
    await load(portal, templateId, ['4;10;;;;'])
    const nodes: FilterNode[] = [
      all,
      { parent: 0, kind: 'number', field: 'name', operator: 'at_least', value: 7 },
    ]
    const { sample } = await portal.filters.preview({ templateId, nodes })
    expect(sample.map(([code]) => code).sort()).toEqual(['3', '4'])
  })
})

describe('filters.preview refuses', () => {
  const refused = async (...nodes: FilterNode[]) => (await refusalOf(preview(...nodes))).codes

  it('a field that there is not, one of another type, and a load of another format', async () => {
    const { loadId } = await contacts(portal, ['1;;;;;'])
    expect(
      await refused(
        { parent: 0, kind: 'number', field: 'weight', operator: 'less', value: 1 },
        { parent: 0, kind: 'number', field: 'name', operator: 'less', value: 1 },
        { parent: 0, kind: 'load', operator: 'one_of', loads: [made.loadId, loadId] },
      ),
    ).toEqual({
      'nodes[1].field': ['inclusion'],
      'nodes[2].field': ['invalid'],
      'nodes[3].loads': ['inclusion'],
    })
  })

  it('a node in a node that is no group before it, an empty group, and a second tree', async () => {
    expect(
      await refused(
        { parent: 0, kind: 'group', match: 'any' },
        { parent: 3, kind: 'yes_no', field: 'vip', value: true },
        { parent: 2, kind: 'yes_no', field: 'vip', value: true },
        { parent: null, kind: 'yes_no', field: 'vip', value: true },
      ),
    ).toEqual({
      'nodes[1].match': ['blank'],
      ...{ 'nodes[2].parent': ['invalid'], 'nodes[3].parent': ['invalid'], 'nodes[4].parent': ['invalid'] },
    })
  })

  it('nine groups in one another, and takes eight', async () => {
    const within = (depth: number): FilterNode[] => [
      ...Array.from(
        { length: depth - 1 },
        (_, parent): FilterNode => ({ parent, kind: 'group', match: 'any' }),
      ),
      { parent: depth - 1, kind: 'yes_no', field: 'vip', value: true },
    ]
    expect((await preview(...within(8))).count).toBe(2)
    expect(await refused(...within(9))).toEqual({
      'nodes[8].parent': ['invalid'],
      'nodes[9].parent': ['invalid'],
    })
  })

  it('more than a hundred nodes, and more than a thousand values in them', async () => {
    const one: FilterNode = { parent: 0, kind: 'empty', field: 'debt', operator: 'filled' }
    const values = Array.from({ length: 100 }, (_, at) => String(at))
    const choice: FilterNode = { parent: 0, kind: 'choice', field: 'name', operator: 'one_of', values }
    expect((await preview(...Array.from({ length: 99 }, () => one))).count).toBe(5)
    expect(await refused(...Array.from({ length: 100 }, () => one))).toEqual({ nodes: ['too_long'] })
    expect(await refused(...Array.from({ length: 11 }, () => choice))).toEqual({ nodes: ['too_long'] })
  })

  it('an unknown kind of condition, at its place, and nothing else', async () => {
    const unknown = { parent: 0, kind: 'weather', value: 3 } as unknown as FilterNode
    expect(await refused(unknown)).toEqual({ 'nodes[1].kind': ['inclusion'] })
    const wrong = {
      parent: 0,
      kind: 'number',
      field: 'debt',
      operator: 'less',
      value: 'x',
    } as unknown as FilterNode
    expect(await refused(wrong)).toEqual({ 'nodes[1].value': ['not_number'] })
  })
})

describe('filters.create, filters.show, filters.update and filters.versions', () => {
  it('SEG-1.3 keep a filter with its versions, and share it with others, who may use and not change it', async () => {
    const { portal: other } = await employed(server, ['MENU_FILTRO_SEGEMENTACION', 'SEGMENTACION_FILTRAR'])
    const name = `Deuda ${made.mark}`
    const { id, ...filter } = await portal.filters.create({ name, templateId: made.templateId, nodes: [all] })
    expect(filter).toMatchObject({ version: 1, shared: false, isOwn: true, missingFields: [] })
    expect((await refusalOf(other.filters.show(id))).status).toBe(404)
    const debt: FilterNode = { parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value: 900 }
    const changed = await portal.filters.update(id, { name, shared: true, nodes: [all, debt], version: 1 })
    expect(changed).toMatchObject({ version: 2, shared: true, nodes: [all, debt] })
    expect(await other.filters.show(id)).toMatchObject({ name, isOwn: false })
    expect((await other.filters.index({ search: name, scope: 'shared' })).data).toHaveLength(1)
    const input = { name, shared: true, nodes: [all], version: 2 }
    expect((await refusalOf(other.filters.update(id, input))).status).toBe(404)
    expect((await refusalOf(other.filters.destroy(id))).status).toBe(404)
    const versions = await other.filters.versions(id)
    expect(versions.map(({ version, nodes }) => [version, nodes.length])).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  it('refuse a name that one has already, and a version that somebody has changed', async () => {
    const input = { name: `Única ${made.mark}`, templateId: made.templateId, nodes: [all] }
    const { id } = await portal.filters.create(input)
    expect(
      (await refusalOf(portal.filters.create({ ...input, name: input.name.toUpperCase() }))).codes,
    ).toEqual({ name: ['taken'] })
    await portal.filters.update(id, { name: input.name, nodes: [all], version: 1 })
    expect(
      await refusalOf(portal.filters.update(id, { name: input.name, nodes: [all], version: 1 })),
    ).toEqual({ status: 409, codes: { version: ['stale'] } })
  })

  it('name the fields that a format has lost since', async () => {
    const { templateId, mark } = await contacts(portal, ['1;;;;;'])
    const nodes: FilterNode[] = [
      all,
      { parent: 0, kind: 'number', field: 'debt', operator: 'less', value: 3 },
    ]
    const { id } = await portal.filters.create({ name: `Perdida ${mark}`, templateId, nodes })
    const { columns, version } = await portal.templates.show(templateId)
    const left = columns.filter(({ name }) => name !== 'debt')
    await portal.templates.update(templateId, { name: `Contactos ${mark}`, columns: left, version })
    expect((await portal.filters.show(id)).missingFields).toEqual(['debt'])
    expect((await refusalOf(portal.filters.preview({ templateId, nodes }))).codes).toEqual({
      'nodes[1].field': ['inclusion'],
    })
  })
})

describe('filters.formats, filters.index and filters.destroy', () => {
  it('list what can be asked, the filters of a format, and no deleted one', async () => {
    const format = (await portal.filters.formats()).find(({ templateId }) => templateId === made.templateId)
    expect(format?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      ...['code text', 'name text', 'stage choice', 'debt number', 'due date', 'vip yes_no'],
    ])
    expect(format?.loads.map(({ id }) => id)).toEqual([made.loadId])
    const { templateId } = await contacts(portal, ['1;;;;;'])
    const { id } = await portal.filters.create({ name: `Una ${made.mark}`, templateId, nodes: [all] })
    expect((await portal.filters.index({ templateId })).data.map((one) => one.id)).toEqual([id])
    await portal.filters.destroy(id)
    expect((await portal.filters.index({ templateId })).data).toEqual([])
    const error: unknown = await portal.filters.show(id).catch((reason: unknown) => reason)
    expect(isPortalError(error, 'not-found')).toBe(true)
  })
})
