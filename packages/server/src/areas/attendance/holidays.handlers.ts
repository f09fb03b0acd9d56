import { rowHistory } from '#audit/row-changes.ts'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import { checkAsBodyOf, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { checkVersion } from '#contract/version.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { recountClocks } from '#tickets/recount-clocks.ts'
import { protectingLocked } from './locked-minutes.ts'
import { holidayCalendar } from './holiday-calendar.ts'
import * as queries from './holidays.queries.ts'
import { placeOf, scopeOf } from './holidays.rules.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request' | 'jobs'>
type Input = Context<'holidays.create'>['body']

export const holidaysHandlers: HandlerTable = handlers('holidays', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  show: async ({ db, params }) => answerOf((await queries.find(db, params.id)) ?? notFound()),

  ...rowHistory('holidays', { find: ({ db }, id) => queries.find(db, id) }),

  create: (context) => create(context, context.body),

  async update(context) {
    const { version, ...input } = context.body
    const before = (await queries.lock(context.db, context.params.id)) ?? notFound()
    checkVersion(before, version)
    return change(context, before, input)
  },

  async destroy(context) {
    const { db, params } = context
    const before = answerOf((await queries.lock(db, params.id)) ?? notFound())
    await protectingLocked(
      db,
      [before.date],
      () => queries.remove(db, params.id),
      (month) => conflict('month_locked', 'id', { value: month }),
    )
    await recountClocks(context)
    await auditChange(context, { act: 'holidays.destroy', subject: params.id, before })
  },

  file: (context) => holidayCalendar(context),

  import: (context) => writeRowsOfFile(context, 'holidays.create', (row) => writeRow(context, row)),
})

async function create(context: Acting, input: Input) {
  const { db, ids, clock } = context
  const place = await checked(context, input)
  if (await queries.sameAs(db, input.date, place)) refuse('taken', 'date', { value: input.date })
  const now = clock.now()
  const id = ids.next()
  const { date, name } = input
  const row = { ...place, id, date, name, createdAt: now, updatedAt: now }
  await protectingLocked(
    db,
    [date],
    () => queries.insert(db, row).catch(refusingTaken('date', date)),
    refusingLocked,
  )
  const after = answerOf((await queries.find(db, id)) ?? notFound())
  await recountClocks(context)
  await auditChange(context, { act: 'holidays.create', subject: id, after })
  return after
}

async function change(context: Acting, row: queries.Row, input: Input) {
  const { db, clock } = context
  const place = await checked(context, input)
  const same = await queries.sameAs(db, input.date, place)
  if (same !== undefined && same.id !== row.id) refuse('taken', 'date', { value: input.date })
  const { date, name } = input
  const values = { ...place, date, name, updatedAt: clock.now() }
  const write = () => queries.change(db, row.id, values).catch(refusingTaken('date', date))
  await protectingLocked(db, [row.date, date], write, refusingLocked)
  const after = answerOf((await queries.find(db, row.id)) ?? notFound())
  await recountClocks(context)
  await auditChange(context, { act: 'holidays.update', subject: row.id, before: answerOf(row), after })
  return after
}

const refusingLocked = (month: string) => refuse('month_locked', 'date', { value: month })

/** The place of a holiday; one of a work center includes its country. */
async function checked({ db }: Acting, input: Input) {
  if (input.name.trim() === '') refuse('blank', 'name')
  const place = placeOf(input)
  if (place.workCenterId === null) return place
  const center = (await queries.center(db, place.workCenterId)) ?? refuse('inclusion', 'workCenterId')
  return { ...place, country: center.country, region: null, locality: null }
}

/** A row of a file: a work center is given by its code, and a holiday is identified by day and reach. */
async function writeRow(
  context: Acting,
  { workCenter, ...row }: Record<string, unknown>,
): Promise<RowOutcome> {
  const { db } = context
  const center =
    typeof workCenter === 'string' && workCenter.trim() !== ''
      ? ((await queries.centerOfCode(db, workCenter.trim())) ?? refuse('inclusion', 'workCenter'))
      : undefined
  const body = { ...row, ...(center === undefined ? {} : { workCenterId: center.id }) }
  checkAsBodyOf('holidays.create', body)
  // The contract has validated the operation's input.
  const input = body as Input
  const before = await queries.sameAs(db, input.date, await checked(context, input))
  if (before === undefined) await create(context, input)
  else if (before.name === input.name) return 'unchanged'
  else await change(context, before, input)
  return before === undefined ? 'created' : 'updated'
}

function answerOf({ centerId, centerCode, centerName, centerZone, ...row }: queries.Row) {
  const workCenter =
    centerId === null
      ? null
      : { id: centerId, code: centerCode ?? '', name: centerName ?? '', timeZone: centerZone ?? '' }
  return { ...row, workCenterId: centerId, workCenter, scope: scopeOf({ ...row, workCenterId: centerId }) }
}
