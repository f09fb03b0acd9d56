import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import type { FilterNode } from '@portal/sdk/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#db/day.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { formatOf } from './filter-format.queries.ts'
import { count, countInParts } from './filter-preview.queries.ts'
import { recordsAsked } from './filter-records.queries.ts'
import { compile } from './filter-sql.queries.ts'
import { faultsOf } from './filter-tree.rules.ts'
import { contacts, six } from './testing/contacts.ts'
import { holds, type Row } from './testing/evaluate.ts'
import { fields, listed, loads, row, segments, today, tree } from './testing/trees.ts'

let server: TestServer
let portal: Portal
let templateId: string
beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  templateId = (await contacts(portal, six)).templateId
  const { id: blacklistId } = await portal.blacklists.create({ name: randomUUID(), layer: 'corporate' })
  const entries = listed.map((value) => ({
    value,
    blacklistId,
    kind: 'email',
    channel: 'all',
    reason: 'x',
    origin: 'person',
  }))
  const { db } = server.server.kernel.database
  const { id: createdBy } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const since = { requestedOn: today, createdAt: new Date(today), createdBy, evidence: null, expiresOn: null }
  await db
    .insertInto('blacklistEntries')
    .values(entries.map((entry) => ({ ...entry, ...since }) as never))
    .execute()
})
afterAll(() => server.close())

const format = { templateSerial: 0, fields, loads, segments, contact: { channel: 'phone' as const } }
const treesOfStatement = 100

/** The rows that each tree matches in the database: one statement for many trees. */
async function foundBySql(
  trees: Parameters<typeof compile>[0][],
  rows: readonly Row[],
): Promise<boolean[][]> {
  const records = rows.map(({ load, values, work, segments: of }, place) => ({
    ...{ place, load: loads.get(load), cells: [...fields.keys()].map((name) => values[name] ?? null), work },
    segments: of.map((id) => segments.get(id)),
  }))
  // CTEs with the names of the tables shadow them.
  const asked = recordsAsked(trees.flat(), format, sql`r`)
  const found = await sql<{ found: boolean[] }>`
    with rows as (select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as one
      (place int, load int, cells jsonb, work jsonb, segments jsonb)),
    r as (select place, 'k' || place as key, 0 as template_serial, load as load_serial, place as row_number,
      array(select jsonb_array_elements_text(cells)) as cells from rows),
    record_work as (select 0 as template_serial, 'k' || place as reference, (work ->> 'attempts')::int as attempts,
      work ->> 'lastOutcome' as last_outcome, (work ->> 'lastAttemptAt')::timestamptz as last_attempt_at
      from rows where work <> 'null'),
    segment_members as (select one.value::int as segment_serial, 'k' || place as reference
      from rows, jsonb_array_elements_text(segments) one)
    select array[${sql.join(trees.map((nodes) => sql`(${compile(nodes, format, today)}) is true`))}] as found
    from ${asked} order by r.place`.execute(server.server.kernel.database.db)
  return found.rows.map((one) => one.found)
}

describe('the compiler of filters', () => {
  it('finds what the tree means: 10,000 trees of any shape, each over rows of any values', async () => {
    for (const [at, rows] of fc
      .sample(fc.array(row, { minLength: 8, maxLength: 8 }), 10_000 / treesOfStatement)
      .entries()) {
      const trees = fc.sample(tree, treesOfStatement)
      const found = await foundBySql(trees, rows)
      for (const [place, one] of rows.entries())
        for (const [number, nodes] of trees.entries())
          if (found[place]?.[number] !== holds(nodes, one, today))
            expect.fail(
              `round ${at}: ${JSON.stringify(nodes)} of ${JSON.stringify(one)}: ${found[place]?.[number]}`,
            )
    }
  })

  it('writes nothing into the statement that somebody wrote into a filter', () => {
    const { db } = server.server.kernel.database
    const wanted = 'x"\'); drop table records; --'
    const nodes: FilterNode[] = [
      { parent: null, kind: 'group', match: 'all' },
      { parent: 0, kind: 'text', field: 'name', operator: 'contains', value: wanted },
      { parent: 0, kind: 'choice', field: 'stage', operator: 'one_of', values: [wanted] },
    ]
    const compiled = sql`select 1 where ${compile(nodes, format, today)}`.compile(db)
    expect(compiled.sql).not.toContain('drop')
    expect(compiled.parameters).toEqual([`%${wanted}%`, [wanted]])
    fc.assert(
      fc.property(tree, (one) => {
        const text = sql`${compile(one, format, today)}`.compile(db).sql.replace(/\s+/g, ' ')
        // Field names never occur in the statement, only their positions.
        expect(text).toMatch(/^[a-z0-9_.$()[\]:<>=~'"^?+{},\- ]*$/i)
        expect(text).not.toMatch(/[;\\]|--|temprano|mail|vip/i)
      }),
    )
  })

  it('uses the same statement for any values in the tree: its text depends on the shape only', () => {
    const { db } = server.server.kernel.database
    const textOf = (nodes: readonly FilterNode[]) => sql`${compile(nodes, format, today)}`.compile(db).sql
    const others = { value: 'other', values: ['other'], outcomes: ['other'], day: '2020-01-01', days: 0 }
    const scrubbed = (node: FilterNode) =>
      Object.fromEntries(
        Object.entries(node).map(([name, value]) => [name, name in others ? others[name as 'value'] : value]),
      ) as FilterNode
    fc.assert(
      fc.property(tree, (nodes) => textOf(nodes) === textOf(nodes.map(scrubbed))),
      { numRuns: 2000 },
    )
  })

  it('takes every tree that the generator makes', () => {
    fc.assert(fc.property(tree, (nodes) => Object.keys(faultsOf(nodes, format)).length === 0))
  })
})

describe('filters.preview refuses or answers', () => {
  const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
  const preview = (...nodes: FilterNode[]) => portal.filters.preview({ templateId, nodes: [all, ...nodes] })
  const refused = async (...nodes: FilterNode[]) => (await refusalOf(preview(...nodes))).codes

  it('nothing that is written to do harm: it is a word that is looked for, or it is refused', async () => {
    const text = (value: string): FilterNode => ({
      ...{ parent: 0, kind: 'text', field: 'name', operator: 'contains', value },
    })
    const words = ["'; drop table records; --", '$1', '%'.repeat(200), '_%'.repeat(100), '\\', '\u202e']
    for (const word of words) expect((await preview(text(word))).count).toBe(0)
    const tried = { parent: 0, kind: 'last_attempt', operator: 'from' } as const
    for (const day of ['0000-01-01', '9999-12-31'])
      expect(await refused({ ...tried, day })).toEqual({ 'nodes[1].day': ['invalid'] })
    for (const word of ['a\u0000b', '\ud800'])
      expect(await refused(text(word))).toEqual({ 'nodes[1].value': ['invalid'] })
    const choice = {
      parent: 0,
      kind: 'choice',
      field: 'name',
      operator: 'one_of',
      values: ['a', 'a\u0000b'],
    } as const
    expect(await refused({ ...choice, values: [...choice.values] })).toEqual({
      'nodes[1].values[1]': ['invalid'],
    })
    const worst = Array.from({ length: 99 }, (_, at) => text(`${'_%'.repeat(98)}${at}`))
    expect((await preview(...worst)).count).toBe(0)
  })

  it('what takes too long, also where the database stops no statement: it is counted in parts', async () => {
    const { db } = server.server.kernel.database
    const own = await formatOf(db, templateId)
    if (own === undefined) throw new Error('there is no format')
    const nodes: FilterNode[] = [
      all,
      { parent: 0, kind: 'text', field: 'name', operator: 'contains', value: 'garcia' },
    ]
    const asked = { nodes, format: own, today: dayOf(new Date()) }
    const whole = await count(db, asked)
    expect(await countInParts(db, asked, { isOver: () => false, conditions: 4 })).toEqual(whole)
    let looks = 0
    const soon = { isOver: () => (looks += 1) > 2, conditions: 2 }
    expect(await countInParts(db, asked, soon)).toBeUndefined()
  })
})
