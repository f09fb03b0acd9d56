import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { dayOf, daysAfter } from '#db/day.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import type { TestServer } from '#testing/start-server.ts'
import { vi } from 'vitest'

type Columns = Parameters<Portal['templates']['create']>[0]['columns']
type Input = Parameters<Portal['activations']['create']>[0]
type Kernel = TestServer['server']['kernel']

const column = (name: string, type: Columns[number]['type'], key = false) => ({
  ...{ name, type, label: name.toUpperCase(), required: key, key, transform: 'none' as const },
})
const columns: Columns = [
  ...[column('code', 'text', true), column('phone', 'phone'), column('other', 'phone')],
  ...[column('postal', 'postalCode'), column('debt', 'decimal')],
]

/** A line of a file: a code, one or two telephones, a postal code and a debt. */
export type Line = { code: string; phone?: string; other?: string; postal?: string; debt?: number }

const textOf = ({ code, phone = '', other = '', postal = '', debt }: Line): string =>
  [code, phone, other, postal, debt === undefined ? '' : String(debt).replace('.', ',')].join(';')

/** Runs a load of these lines to its end. */
export async function loadLines(portal: Portal, templateId: string, lines: readonly Line[]): Promise<string> {
  const text = ['CODE;PHONE;OTHER;POSTAL;DEBT', ...lines.map(textOf)].join('\n')
  const file = new File([`${text}\n`], `${randomUUID()}.csv`)
  const { id: fileId } = await portal.recordsFile.create(file)
  const { id } = await portal.recordsFile.import(fileId, { templateId })
  await portal.loads.start(id)
  await portal.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
  return id
}

/** A computed segment of these contacts, in a new template. */
export async function segmentOf(server: TestServer, portal: Portal, lines: readonly Line[]) {
  const mark = randomUUID().slice(0, 8)
  const template = await portal.templates.create({ name: `Llamadas ${mark}`, columns })
  await loadLines(portal, template.id, lines)
  const { id: filterId } = await portal.filters.create({
    ...{
      name: `Todos ${mark}`,
      templateId: template.id,
      nodes: [{ parent: null, kind: 'group', match: 'all' }],
    },
  })
  const segmentId = await computed(server.server.kernel, { templateId: template.id, filterId, mark })
  return { templateId: template.id, filterId, segmentId, mark }
}

/** A segment as after its computation: its members are all records of the template. */
async function computed(
  { database: { db }, ids, clock }: Kernel,
  { templateId, filterId, mark }: { templateId: string; filterId: string; mark: string },
): Promise<string> {
  const id = ids.next()
  const now = clock.now()
  const filter = await db
    .selectFrom('filters')
    .selectAll()
    .where('id', '=', filterId)
    .executeTakeFirstOrThrow()
  const template = await db
    .selectFrom('templates')
    .select('serial')
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow()
  const { serial } = await db
    .insertInto('segments')
    .values({
      ...{
        id,
        name: `Segmento ${mark}`,
        description: '',
        templateId,
        templateSerial: template.serial,
        filterId,
      },
      ...{ filterVersion: filter.version, mode: 'snapshot', exclusiveSet: null, position: 1 },
      ...{ challengerPercent: null, state: 'computed', runId: null, computedRunId: null, computedAt: now },
      ...{ size: 0, total: 0, matched: 0, blacklisted: 0, earlier: 0, challengers: null, failure: null },
      ...{
        taken: '{}',
        loadsThen: '{}',
        version: 1,
        createdBy: filter.createdBy,
        createdAt: now,
        updatedAt: now,
      },
    })
    .returning('serial')
    .executeTakeFirstOrThrow()
  const added = await db
    .insertInto('segmentMembers')
    .columns(['segmentSerial', 'reference'])
    .expression((from) =>
      from
        .selectFrom('records')
        .where('templateSerial', '=', template.serial)
        .select((row) => [
          row.val(serial).as('segmentSerial'),
          row.fn.coalesce('key', row.val('')).as('reference'),
        ]),
    )
    .executeTakeFirst()
  const size = Number(added.numInsertedOrUpdatedRows ?? 0)
  await db.updateTable('segments').set({ size, matched: size, total: size }).where('id', '=', id).execute()
  return id
}

/** A new skill with its people. */
export async function skillWith(server: TestServer, agents: number) {
  const { database, ids, clock } = server.server.kernel
  const { db } = database
  const id = ids.next()
  const [mark, today] = [randomUUID().slice(0, 8), dayOf(clock.now())]
  const { campaignId } = await db.selectFrom('skills').select('campaignId').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('skills')
    .values({
      id,
      code: mark,
      name: `Skill ${mark}`,
      channel: 'voice',
      languages: [],
      campaignId,
      skillGroupId: null,
    })
    .execute()
  const people: Employed[] = []
  while (people.length < agents) people.push(await employed(server))
  await Promise.all(
    people.map((one) =>
      db
        .insertInto('skillAssignments')
        .values({ userId: one.id, skillId: id, startsOn: daysAfter(today, -30), endsOn: null, isMain: true })
        .execute(),
    ),
  )
  return { id, campaignId, people }
}

/** A prepared activation without time limits. */
export async function activate(
  portal: Portal,
  { segmentId, skillId, ...input }: Pick<Input, 'segmentId' | 'skillId'> & Partial<Input>,
) {
  const { id } = await portal.activations.create({
    ...{ name: `Activación ${randomUUID().slice(0, 8)}`, segmentId, skillId, commercial: false },
    ...{ hoursFrom: '00:00', hoursUntil: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ...{ order: { kind: 'field', field: 'code' }, maxAttempts: 3, ...input },
  })
  return prepared(portal, id)
}

/** An activation once its queue exists. */
export const prepared = (portal: Portal, id: string) =>
  vi.waitFor(async () => {
    const found = await portal.activations.show(id)
    if (found.state === 'preparing') throw new Error('it is still being prepared')
    return found
  }, waitLimit)
