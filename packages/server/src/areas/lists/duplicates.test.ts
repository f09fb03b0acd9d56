import { randomUUID } from 'node:crypto'
import type { DuplicateSearchInput, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { duplicatesOf, type Group, member, threeOfOne } from './testing/duplicates.ts'

let server: TestServer
let portal: Portal
let around: ReturnType<typeof duplicatesOf>

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  around = duplicatesOf(server, portal)
})
afterAll(() => server.close())

describe('duplicateSearches.create, duplicateSearches.show and duplicates.index', () => {
  it('DUP-1.2 DUP-5.1 DUP-6 find by one or several keys and the chosen method, any of the phones counting', async () => {
    const { templateId } = await around.people(threeOfOne)
    const by = async (method: DuplicateSearchInput['method'], keys: string[], more: object = {}) =>
      (await around.found({ templateId, method, keys, ...more })).names
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
    const { templateId } = await around.people(threeOfOne)
    const { groups } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const [group] = groups as [Group]
    expect(group.members.find(({ isSuggested }) => isSuggested)?.name).toBe('A3')
    expect(group.fields.filter(({ differs }) => differs).map(({ name }) => name)).toContain('debt')
    const chosen = { field: 'name', member: member(group, 'A1') }
    const merged = await portal.duplicates.merge(group.id, {
      survivor: member(group, 'A3'),
      values: [chosen],
      version: group.version,
    })
    expect(merged.merge).toMatchObject({ survivor: 'A3', removed: ['A1', 'A2'] })
    expect(await around.records(templateId)).toMatchObject({
      A3: 'Ana García López|+34600111222|+34600111222|50',
    })
    expect(Object.keys(await around.records(templateId))).not.toContain('A1')
    const again = portal.duplicates.merge(group.id, {
      survivor: member(group, 'A3'),
      values: [],
      version: merged.version,
    })
    expect(await refusalOf(again)).toEqual({ status: 409, codes: { state: ['invalid'] } })
  })
})

describe('duplicates.exclude, duplicates.separate, duplicates.postpone and duplicates.reopen', () => {
  it('DUP-4 DUP-10 leave one out and separate, never to be offered together again by any search', async () => {
    const { templateId } = await around.people(threeOfOne)
    const asked = { templateId, method: 'phonetic' as const, keys: ['name'] }
    const { groups } = await around.found(asked)
    const [three, two] = [...groups].sort((one, other) => other.size - one.size) as [Group, Group]
    const left = await portal.duplicates.exclude(three.id, {
      member: member(three, 'A3'),
      version: three.version,
    })
    expect([
      left.state,
      left.size,
      left.members.filter(({ isOut }) => isOut).map(({ name }) => name),
    ]).toEqual(['pending', 2, ['A3']])
    const apart = await portal.duplicates.separate(two.id, { version: two.version })
    expect(apart.state).toBe('distinct')
    expect((await around.found(asked)).names).toEqual(['A1 A2'])
    expect((await around.found({ ...asked, method: 'jaro_winkler', threshold: 0.7 })).names).toEqual([
      'A1 A2',
    ])
    await portal.duplicates.reopen(two.id, { version: apart.version })
    expect((await around.found(asked)).names).toEqual(['A1 A2', 'B1 B2'])
    const partly = await portal.duplicates.merge(three.id, {
      survivor: member(left, 'A1'),
      version: left.version,
    })
    expect([partly.state, partly.merge?.removed]).toEqual(['partial', ['A2']])
  })

  it('DUP-9 undo a merge to exactly what was, unless a record was changed since, which is named', async () => {
    const { templateId } = await around.people(threeOfOne)
    const before = await around.records(templateId)
    const { groups } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const [group] = groups as [Group]
    const merge = (version: number) =>
      portal.duplicates.merge(group.id, { survivor: member(group, 'A1'), version })
    const merged = await merge(group.version)
    const undone = await portal.duplicates.reopen(group.id, { version: merged.version })
    expect([undone.state, await around.records(templateId)]).toEqual(['pending', before])
    const again = await merge(undone.version)
    await around.load(templateId, ['A1;Otra Persona;600777888;;1'])
    const refused: unknown = await portal.duplicates
      .reopen(group.id, { version: again.version })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, fields: { members: [{ code: 'stale', value: 'A1' }] } })
    expect(Object.keys(await around.records(templateId))).not.toContain('A2')
  })

  it('postponed groups wait for nobody until they are taken up again', async () => {
    const { templateId } = await around.people(threeOfOne)
    const { search, groups } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const [group] = groups as [Group]
    const { version } = await portal.duplicates.postpone(group.id, { version: group.version })
    expect((await portal.duplicateSearches.show(search.id)).state).toBe('applied')
    expect((await portal.duplicates.reopen(group.id, { version })).state).toBe('pending')
    const stale = portal.duplicates.postpone(group.id, { version: 1 })
    expect(await refusalOf(stale)).toEqual({ status: 409, codes: { version: ['stale'] } })
  })
})

describe('duplicateSearches.preview, duplicateSearches.cut and duplicateSearches.merge', () => {
  it('DUP-5.2 count for every threshold before and after, and group by another one', async () => {
    const { templateId } = await around.people(threeOfOne)
    const asked = { templateId, method: 'jaro_winkler' as const, keys: ['name'] }
    const { levels, sampled, total } = await portal.duplicateSearches.preview({ ...asked, scope: 'format' })
    const at = (all: typeof levels, threshold: number) =>
      all.find((level) => Math.abs(level.threshold - threshold) < 0.001)
    expect([sampled, total, at(levels, 0.9), at(levels, 1)]).toEqual([
      ...[6, 6, { threshold: 0.9, groups: 2, records: 5 }, { threshold: 1, groups: 1, records: 2 }],
    ])
    const { search } = await around.found({ ...asked, threshold: 0.9 })
    expect(at(search.levels, 1)?.groups).toBe(1)
    const cut = await portal.duplicateSearches.cut(search.id, { threshold: 1, version: search.version })
    expect([cut.groups, cut.threshold]).toEqual([1, 1])
    const lower = portal.duplicateSearches.cut(search.id, { threshold: 0.6, version: cut.version })
    expect(await refusalOf(lower)).toEqual({ status: 422, codes: { threshold: ['less_than'] } })
  })

  it('merge all that wait in the background, and leave what somebody works on with the reason', async () => {
    const { templateId } = await around.people(threeOfOne)
    const { search } = await around.found({ templateId, method: 'phonetic', keys: ['name'] })
    await around.working(templateId, { reference: 'B1', state: 'done', workedAt: new Date() })
    await portal.duplicateSearches.merge(search.id, { version: search.version })
    const { counts } = await around.ended(search.id)
    expect(counts).toMatchObject({ merged: 1, pending: 1, refused: 1 })
    const [left] = (await portal.duplicates.index(search.id, { state: 'pending' })).data
    expect(left?.refusal).toEqual({ code: 'read_only', member: 'B1' })
  })
})

describe('duplicateSearches.create', () => {
  it('DUP-1.1 looks in one load, the skill, the campaign or everything', async () => {
    const one = await around.people(['A1;Ana García;600111222;;1', 'A2;Ana García;600111222;;2'])
    const second = await around.load(one.templateId, ['A3;Ana García;600111222;;3'])
    const of = async (scope: DuplicateSearchInput['scope'], loadId: string | null = null) =>
      (
        await around.found({
          templateId: one.templateId,
          method: 'exact',
          keys: ['name', 'phone'],
          scope,
          loadId,
        })
      ).names
    const mark = `Zoe ${randomUUID().slice(0, 8)}`
    const here = await around.people([`H1;${mark};;;`])
    await around.people([`T1;${mark};;;`])
    const everything = await around.found({
      templateId: here.templateId,
      method: 'exact',
      keys: ['name', 'code'],
      match: 'any',
      scope: 'everything',
    })
    expect([await of('load', one.loadId), await of('load', second), await of('format')]).toEqual([
      ['A1 A2'],
      [],
      ['A1 A2 A3'],
    ])
    expect(everything.search.total).toBeGreaterThan(2)
    const asked = { name: 'x', templateId: one.templateId, method: 'exact' as const }
    const skill = portal.duplicateSearches.create({ ...asked, scope: 'skill', keys: ['name'] })
    expect(await refusalOf(skill)).toEqual({ status: 422, codes: { scope: ['invalid'] } })
    const key = portal.duplicateSearches.create({ ...asked, scope: 'format', keys: ['nowhere'] })
    expect(await refusalOf(key)).toEqual({ status: 422, codes: { keys: ['inclusion'] } })
    const bme = (await portal.templates.index({ search: 'Recobro' })).data[0]?.id ?? ''
    const demo = { name: 'Skill', templateId: bme, keys: ['phone'], method: 'exact' as const }
    const { id } = await portal.duplicateSearches.create({ ...demo, scope: 'skill' })
    const { id: campaign } = await portal.duplicateSearches.create({ ...demo, scope: 'campaign' })
    expect((await around.ended(campaign)).total).toBeGreaterThanOrEqual((await around.ended(id)).total)
  })

  it('DUP-8 shows the fields by which records match, with weights learned from them', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => {
      const name = `${String.fromCharCode(65 + (at % 20))}${'aeiou'[at % 5]}lo${at} Ruiz${at % 7} Sanz${at % 11}`
      return `${at};${name};6001${String(10_000 + at)};;1\nx${at};${at % 3 === 0 ? name.replace('Ruiz', 'Ruis') : name};6001${String(10_000 + at)};;2`
    })
    const { templateId } = await around.people(lines)
    const { search, groups } = await around.found({
      templateId,
      method: 'probabilistic',
      keys: ['name', 'phone'],
      threshold: 0.9,
    })
    expect(
      search.weights.find(({ field, agreement }) => field === 'phone' && agreement === 'same')?.weight,
    ).toBeGreaterThan(0)
    const compared = groups[0]?.members.find(({ contributions }) => contributions.length > 0)
    expect(compared?.contributions.map(({ field, agreement }) => [field, agreement])).toContainEqual([
      'phone',
      'same',
    ])
    expect(compared?.contributions.every(({ weight }) => weight !== null)).toBe(true)
  })
})

describe('duplicateSearches.cancel and duplicateSearches.destroy', () => {
  it('stop a search that nobody wants any more, which then can be deleted', async () => {
    const { templateId } = await around.people(threeOfOne)
    const { search } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const refused = { status: 409, codes: { state: ['invalid'] } }
    expect(await refusalOf(portal.duplicateSearches.cancel(search.id))).toEqual(refused)
    const searches = around.database().updateTable('duplicateSearches').where('id', '=', search.id)
    await searches.set({ state: 'queued' }).execute()
    expect(await refusalOf(portal.duplicateSearches.destroy(search.id))).toEqual(refused)
    expect((await portal.duplicateSearches.cancel(search.id)).state).toBe('cancelled')
    await portal.duplicateSearches.destroy(search.id)
    await expect(portal.duplicateSearches.show(search.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('duplicateRules.create, duplicateRules.index, duplicateRules.patch, duplicateRules.destroy and duplicateSearches.index', () => {
  it('DUP-7 take a decision again after the next load, and show what came of it', async () => {
    const { templateId } = await around.people(threeOfOne)
    const { search } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const name = `Regla ${randomUUID()}`
    const rule = await portal.duplicateRules.create({ name, searchId: search.id, act: 'merge' })
    const loadId = await around.load(templateId, ['D1;Eva Ruiz Gil;600555666;;7'])
    await expect
      .poll(async () => (await portal.duplicateSearches.index({ loadId })).data.length, waitLimit)
      .toBe(1)
    const [made] = (await portal.duplicateSearches.index({ loadId })).data
    const { counts, rule: of } = await around.ended(made?.id ?? '')
    expect([counts.merged, counts.pending, of?.id]).toEqual([1, 0, rule.id])
    const names = Object.keys(await around.records(templateId))
    expect([names.includes('A1'), names.includes('C1') && names.includes('D1')]).toEqual([true, false])
    const [listed] = (await portal.duplicateRules.index({ search: name })).data
    expect(listed).toMatchObject({ lastSearchId: made?.id, lastMerged: 1 })
    const taken = portal.duplicateRules.create({ name, searchId: search.id, act: 'show' })
    expect(await refusalOf(taken)).toEqual({ status: 422, codes: { name: ['taken'] } })
    const off = await portal.duplicateRules.patch(rule.id, { active: false, version: rule.version })
    expect(off.active).toBe(false)
    await portal.duplicateRules.destroy(rule.id)
  })
})

describe('duplicates.merge', () => {
  it('DUP-3.2 keeps what belonged to the records, which goes back when it is undone', async () => {
    const { templateId } = await around.people(threeOfOne)
    const templateSerial = await around.working(templateId, {
      reference: 'A2',
      state: 'queued',
      workedAt: null,
    })
    const { groups } = await around.found({ templateId, method: 'exact', keys: ['phone'] })
    const [group] = groups as [Group]
    const queue = () =>
      around
        .database()
        .selectFrom('recordWork')
        .select('reference')
        .where('templateSerial', '=', templateSerial)
        .execute()
    const merged = await portal.duplicates.merge(group.id, {
      survivor: member(group, 'A1'),
      version: group.version,
    })
    expect([await queue(), merged.members.map(({ name }) => name)]).toEqual([
      [{ reference: 'A1' }],
      ['A1', 'A2', 'A3'],
    ])
    await portal.duplicates.reopen(group.id, { version: merged.version })
    expect(await queue()).toEqual([{ reference: 'A2' }])
  })
})
