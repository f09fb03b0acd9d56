import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refusalOf } from '#testing/refusals.ts'
import { goodRows, made, template, usualColumns, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
const complete = { country: 'ES', dateOrder: 'dmy', decimalSign: ',', columns: usualColumns } as const

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

describe('templates.create', () => {
  it('keeps its columns in their order, from version 1', async () => {
    const one = await template(portal, { description: 'Recobro' })
    expect(one).toMatchObject({ version: 1, loadCount: 0, description: 'Recobro', skillId: null })
    expect(one.columns.map((column) => column.name)).toEqual(['document', 'name', 'phone', 'amount', 'date'])
  })

  it('CAR-1.6 belongs to a skill that exists', async () => {
    const [skill] = (await portal.skills.index()).data
    expect((await template(portal, { skillId: skill?.id ?? '' })).skillId).toBe(skill?.id)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await refusalOf(template(portal, { skillId: nobody }))).toEqual({
      status: 422,
      codes: { skillId: ['invalid'] },
    })
  })

  it('refuses a name that is taken, ignoring case', async () => {
    await portal.templates.create({ name: 'Recobro único', ...complete })
    expect(await refusalOf(portal.templates.create({ name: ' RECOBRO único', ...complete }))).toEqual({
      status: 422,
      codes: { name: ['taken'] },
    })
  })

  it('gives a name to one of several who ask for it at once', async () => {
    const asked = Array.from({ length: 5 }, () => portal.templates.create({ name: 'A la vez', ...complete }))
    const results = await Promise.allSettled(asked)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual([422, 422, 422, 422])
  })

  it('says everything that contradicts itself at once', async () => {
    const columns = [
      { ...usualColumns[0], name: 'a', type: 'list' },
      { ...usualColumns[1], name: 'a' },
    ] as typeof usualColumns
    expect(await refusalOf(template(portal, { columns }))).toEqual({
      status: 422,
      codes: { 'columns[0].options': ['blank'], 'columns[1].name': ['taken'] },
    })
  })
})

describe('templates.create with values that are replaced by others', () => {
  const stages = usualColumns.map((one) =>
    one.name === 'name'
      ? { ...one, type: 'list' as const, maxLength: null, options: ['Temprano', 'Tardío'] }
      : one,
  )
  const withMeanings = (...pairs: [string, string][]) => {
    const meanings = pairs.map(([value, means]) => ({ value, means }))
    return template(portal, {
      columns: stages.map((one) => (one.name === 'name' ? { ...one, meanings } : one)),
    })
  }

  it('keeps what each means', async () => {
    const { columns } = await withMeanings(['0-30', 'Temprano'], ['90+', 'tardio'])
    expect(columns[1]?.meanings).toEqual([
      { value: '0-30', means: 'Temprano' },
      { value: '90+', means: 'tardio' },
    ])
  })

  it.each([
    ['a value that the column does not take', 'inclusion', [['0-30', 'Nunca']]],
    [
      'two meanings of one value',
      'taken',
      [
        ['Ñu', 'Temprano'],
        ['nu', 'Tardío'],
      ],
    ],
    ['a blank', 'blank', [['  ', 'Temprano']]],
  ] as const)('refuses %s', async (_what, code, pairs) => {
    const asked = withMeanings(...pairs.map(([value, means]): [string, string] => [value, means]))
    expect(await refusalOf(asked)).toEqual({ status: 422, codes: { 'columns[1].meanings': [code] } })
  })
})

describe('templates.index', () => {
  it('finds by name without regard to case or accents, sorted by name', async () => {
    await portal.templates.create({ name: 'Búsqueda B', ...complete })
    await portal.templates.create({ name: 'búsqueda a', ...complete })
    const { data } = await portal.templates.index({ search: 'BUSQUEDA' })
    expect(data.map((one) => one.name)).toEqual(['búsqueda a', 'Búsqueda B'])
  })
})

describe('templates.update', () => {
  it('CAR-1.5 raises the version', async () => {
    const one = await template(portal)
    const changed = await portal.templates.update(one.id, {
      ...(await seen(portal.templates, one.id)),
      name: one.name,
      ...complete,
      decimalSign: '.',
    })
    expect(changed).toMatchObject({ id: one.id, version: 2, decimalSign: '.' })
    expect(await portal.templates.show(one.id)).toEqual(changed)
  })
})

describe('two who change one format', () => {
  it('the second is a conflict, and none of its changes is written', async () => {
    const one = await template(portal)
    const input = { columns: one.columns, version: one.version }
    await portal.templates.update(one.id, { ...input, name: `${one.name} de una` })
    const late = await refusalOf(portal.templates.update(one.id, { ...input, name: `${one.name} de otra` }))
    expect(late).toMatchObject({ status: 409 })
    expect(await portal.templates.show(one.id)).toMatchObject({ name: `${one.name} de una`, version: 2 })
  })
})

describe('templates.show', () => {
  it('counts the loads made with it', async () => {
    const one = await template(portal)
    await made(portal, one.id, usualHeader + goodRows(1, 1))
    expect((await portal.templates.show(one.id)).loadCount).toBe(1)
  })
})

describe('templates.destroy', () => {
  it('deletes one that no load uses, and refuses one that a load uses', async () => {
    const one = await template(portal)
    await portal.templates.destroy(one.id)
    expect((await refusalOf(portal.templates.show(one.id))).status).toBe(404)
    const used = await template(portal)
    await made(portal, used.id, usualHeader + goodRows(1, 1))
    expect(await refusalOf(portal.templates.destroy(used.id))).toEqual({
      status: 409,
      codes: { id: ['referenced'] },
    })
  })
})
