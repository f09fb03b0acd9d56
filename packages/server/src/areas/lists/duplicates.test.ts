import { randomUUID } from 'node:crypto'
import type { DuplicateSearch, DuplicateSearchInput, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '#testing/patience.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const columns = [
  { name: 'code', label: 'CODE', type: 'text', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'NAME', type: 'text', required: false, key: false, transform: 'none' },
  { name: 'phone', label: 'PHONE', type: 'phone', required: false, key: false, transform: 'none' },
  { name: 'mobile', label: 'MOBILE', type: 'phone', required: false, key: false, transform: 'none' },
  { name: 'debt', label: 'DEBT', type: 'decimal', required: false, key: false, transform: 'none' },
] as const

/** A format of one's own, with a load of these people. */
async function people(lines: readonly string[]) {
  const template = await portal.templates.create({ name: `Gente ${randomUUID().slice(0, 8)}`, columns: [...columns] })
  return { templateId: template.id, loadId: await load(template.id, lines) }
}

async function load(templateId: string, lines: readonly string[]): Promise<string> {
  const file = new File([`CODE;NAME;PHONE;MOBILE;DEBT\n${lines.join('\n')}\n`], `${randomUUID()}.csv`)
  const { id: fileId } = await portal.recordsFile.create(file)
  const { id } = await portal.recordsFile.import(fileId, { templateId })
  await portal.loads.start(id)
  await portal.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
  return id
}

const threeOfOne = [
  'A1;Ana García López;600111222;;100',
  'A2;GARCIA LOPEZ, ANA;;600 111 222;',
  'A3;Ana Garsía Lópes;600111222;;50',
  'B1;Luis Pérez Gil;600333444;;10',
  'B2;Luis Peres Jil;600999888;;20',
  'C1;Eva Ruiz;600555666;;5',
]

const ended = (id: string): Promise<DuplicateSearch> =>
  expect
    .poll(() => portal.duplicateSearches.show(id).then(({ state }) => state), patience)
    .not.toMatch(/queued|computing|merging/)
    .then(() => portal.duplicateSearches.show(id))

async function found(input: Omit<DuplicateSearchInput, 'name' | 'scope'> & { scope?: DuplicateSearchInput['scope'] }) {
  const { id } = await portal.duplicateSearches.create({ name: 'Prueba', scope: 'format', ...input })
  const search = await ended(id)
  const { data } = await portal.duplicates.index(id)
  const groups = await Promise.all(data.map((group) => portal.duplicates.show(group.id)))
  const names = groups.map(({ members }) => members.map(({ name }) => name).sort().join(' ')).sort()
  return { search, groups, names }
}

type Group = Awaited<ReturnType<Portal['duplicates']['show']>>
const member = ({ members }: Group, name: string) => members.find((one) => one.name === name)?.number ?? -1
/** The records of a format by their key: name, phone, mobile and debt. */
async function records(templateId: string) {
  const nodes = [{ parent: null, kind: 'group' as const, match: 'all' as const }]
  const { sample } = await portal.filters.preview({ templateId, nodes })
  return Object.fromEntries(sample.map(([code, ...rest]) => [code, rest.join('|')]))
}

describe('duplicateSearches.create, duplicateSearches.show and duplicates.index', () => {
  it('DUP-1.2 DUP-5.1 DUP-6 find by one or several keys and the chosen method, any of the phones counting', async () => {
    const { templateId } = await people(threeOfOne)
    const by = async (method: DuplicateSearchInput['method'], keys: string[], more: object = {}) =>
      (await found({ templateId, method, keys, ...more })).names
    expect({
      phone: await by('exact', ['phone']),
      both: await by('exact', ['name', 'phone']),
      fingerprint: await by('fingerprint', ['name']),
      phonetic: await by('phonetic', ['name']),
      any: await by('exact', ['name', 'phone'], { match: 'any' }),
      levenshtein: await by('levenshtein', ['name'], { threshold: 0.8 }),
      jaroWinkler: await by('jaro_winkler', ['name'], { threshold: 0.9 }),
    }).toEqual({
      ...{ phone: ['A1 A2 A3'], both: [], fingerprint: ['A1 A2'], phonetic: ['A1 A2 A3', 'B1 B2'] },
      ...{ any: ['A1 A2 A3'], levenshtein: ['A1 A2 A3', 'B1 B2'], jaroWinkler: ['A1 A2 A3', 'B1 B2'] },
    })
  })
})

describe('duplicates.show and duplicates.merge', () => {
  it('DUP-2.2 DUP-3.1 merge into the suggested record, with the values that were chosen per field', async () => {
    const { templateId } = await people(threeOfOne)
    const { groups } = await found({ templateId, method: 'exact', keys: ['phone'] })
    const [group] = groups as [Group]
    expect(group.members.find(({ isSuggested }) => isSuggested)?.name).toBe('A3')
    expect(group.fields.filter(({ differs }) => differs).map(({ name }) => name)).toContain('debt')
    const chosen = { field: 'name', member: member(group, 'A1') }
    const merged = await portal.duplicates.merge(group.id, { survivor: member(group, 'A3'), values: [chosen], version: group.version })
    expect(merged.merge).toMatchObject({ survivor: 'A3', removed: ['A1', 'A2'] })
    expect(await records(templateId)).toMatchObject({ A3: 'Ana García López|+34600111222|+34600111222|50' })
    expect(Object.keys(await records(templateId))).not.toContain('A1')
    const again = portal.duplicates.merge(group.id, { survivor: member(group, 'A3'), values: [], version: merged.version })
    expect(await refusalOf(again)).toEqual({ status: 409, codes: { state: ['invalid'] } })
  })
})
