import { rowHistory } from '#audit/row-changes.ts'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import { checkAsBodyOf, textIn, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf, type Period, stateOf } from '#db/day.ts'
import * as queries from './contracts.queries.ts'
import { judgeAgainLater } from '#time-record/judge-again.ts'
import { checkStillUnlocked, checkUnlocked } from '#time-record/locked-months.ts'
import { weekDaysOf } from '#time-record/week-days.rules.ts'
import { settle } from '#vacations/settle.ts'
import { checkDays, makingRoom, remeasured } from './contracts.rules.ts'

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'jobs' | 'user' | 'signedIn' | 'request'>
type Input = Context<'contracts.create'>['body']
type Written = Omit<Input, 'employeeId'>

export const contractsHandlers: HandlerTable = handlers('contracts', {
  async index(context) {
    const seen = seenBy(context)
    const { data, meta } = await queries.list(context.db, seen, context.query)
    return { data: data.map((row) => answerOf(row, seen.today)), meta }
  },

  show: (context) => shown(context, context.params.id),

  ...rowHistory('contracts', { find: (context, id) => queries.find(context.db, seenBy(context), id) }),

  create: (context) => create(context, context.body),

  async update(context) {
    const { db, params, body } = context
    const { version, employeeId, ...written } = body
    const before = (await queries.find(db, seenBy(context), params.id)) ?? notFound()
    if (employeeId !== undefined && employeeId !== before.personId) refuse('invalid', 'employeeId')
    await queries.employee(db, before.personId)
    checkVersion((await queries.find(db, seenBy(context), params.id)) ?? notFound(), version)
    return change(context, before, written)
  },

  async destroy(context) {
    const { db, params } = context
    const before = (await queries.find(db, seenBy(context), params.id)) ?? notFound()
    await queries.employee(db, before.personId)
    await checkStillUnlocked(db, daysOf(before.personId, before), 'id')
    const others = await queries.versionsOf(db, before.personId)
    if (others.length === 1 && (await queries.isRecorded(db, before.personId))) conflict('referenced', 'id')
    await queries.remove(db, params.id)
    await queries.showInForce(db, before.personId, seenBy(context).today)
    await settle(context, [before.personId])
    await remember(context, 'destroy', before, undefined)
  },

  import: (context) => writeRowsOfFile(context, 'contracts.create', (row) => writeRow(context, row)),
})

/** The days on which a person's version is in force. */
const daysOf = (employeeId: string, { startsOn, endsOn }: Period) => ({
  ...{ employeeId, from: startsOn, until: endsOn },
})

const seenBy = ({ user, clock }: Pick<Acting, 'user' | 'clock'>): queries.Seen => ({
  everybody: user.permissions.has('CONTRATOS_GESTIONAR'),
  ...{ userId: user.id, today: dayOf(clock.now()) },
})

async function shown(context: Acting, id: string) {
  const seen = seenBy(context)
  return answerOf((await queries.find(context.db, seen, id)) ?? notFound(), seen.today)
}

async function create(context: Acting, { employeeId, ...input }: Input) {
  const { db, ids, clock, user } = context
  const person = (await queries.employee(db, employeeId)) ?? refuse('inclusion', 'employeeId')
  if (!person.active) refuse('invalid', 'employeeId', { value: person.displayName })
  const values = await valuesOf(context, input)
  await makeRoom(context, employeeId, values)
  await checkUnlocked(db, daysOf(employeeId, values), 'startsOn')
  const id = ids.next()
  const made = { createdBy: user.id, createdAt: clock.now(), updatedAt: clock.now() }
  await queries.insert(db, { ...values, ...made, id, employeeId })
  await queries.showInForce(db, employeeId, dayOf(clock.now()))
  await settle(context, [employeeId])
  await remember(context, 'create', undefined, await queries.find(db, seenBy(context), id))
  return shown(context, id)
}

async function change(context: Acting, before: queries.Row, input: Written) {
  const { db, clock } = context
  const values = await valuesOf(context, input)
  await makeRoom(context, before.personId, values, before.id)
  const was = { ...before, workCenterId: before.centerId }
  for (const days of remeasured(was, {
    ...values,
    weekDays: weekDaysOf(input.weeklyMinutes, input.weekDays),
  }))
    await checkUnlocked(db, daysOf(before.personId, days), 'startsOn')
  await queries.change(db, before.id, { ...values, updatedAt: clock.now() })
  await queries.showInForce(db, before.personId, dayOf(clock.now()))
  await settle(context, [before.personId])
  await remember(context, 'update', before, await queries.find(db, seenBy(context), before.id))
  return shown(context, before.id)
}

/** Validates a version and returns the row to store. */
async function valuesOf({ db }: Acting, input: Written) {
  const { startsOn, endsOn = null, kind, weeklyMinutes, partTime = false, agreement = '', note = '' } = input
  checkDays({ startsOn, endsOn })
  const weekDays = JSON.stringify(weekDaysOf(weeklyMinutes, input.weekDays))
  const { id: workCenterId } =
    (await queries.center(db, input.workCenterId)) ?? refuse('inclusion', 'workCenterId')
  return { startsOn, endsOn, kind, weeklyMinutes, weekDays, partTime, agreement, note, workCenterId }
}

/** Ends the open version on the day before, and remembers it. */
async function makeRoom(
  context: Acting,
  employeeId: string,
  period: { startsOn: string; endsOn: string | null },
  except?: string,
): Promise<void> {
  const { db, clock } = context
  const versions = await queries.versionsOf(db, employeeId)
  const cut = makingRoom(
    period,
    versions.filter(({ id }) => id !== except),
  )
  if (cut === undefined) return
  // The shortened version was in force until then, and may be again after this one ends.
  await checkUnlocked(db, daysOf(employeeId, { startsOn: period.startsOn, endsOn: null }), 'startsOn')
  const before = await queries.find(db, seenBy(context), cut.id)
  await queries.change(db, cut.id, { endsOn: cut.endsOn, updatedAt: clock.now() })
  await remember(context, 'update', before, await queries.find(db, seenBy(context), cut.id))
}

async function remember(
  context: Acting,
  act: 'create' | 'update' | 'destroy',
  before: queries.Row | undefined,
  after: queries.Row | undefined,
): Promise<void> {
  const row = after ?? before
  if (row === undefined) return
  await judge(context, before, after)
  const label = `${row.displayName} · ${row.startsOn}`
  const change = { before: before && kept(before), after: after && kept(after) }
  await auditChange(context, { act: `contracts.${act}`, subject: row.id, label, ...change })
}

/** A contract determines the time rules of its days: recorded days are re-evaluated. */
async function judge({ db, jobs, ids }: Acting, before?: queries.Row, after?: queries.Row): Promise<void> {
  const named = [before, after].filter((row) => row !== undefined && row.agreement !== '')
  const [first] = named.toSorted((one, other) => ((one?.startsOn ?? '') < (other?.startsOn ?? '') ? -1 : 1))
  if (first === undefined || isUnder(before) === isUnder(after)) return
  const { personId: employeeId, startsOn: from } = first
  await judgeAgainLater(jobs, db, { employeeId, from }, ids.next())
}

const isUnder = (row: queries.Row | undefined) => row && [row.agreement, row.startsOn, row.endsOn].join(' ')

const kept = ({
  startsOn,
  endsOn,
  kind,
  weeklyMinutes,
  weekDays,
  partTime,
  agreement,
  note,
  centerName,
}: queries.Row) => ({
  ...{ startsOn, endsOn, kind, weeklyMinutes, weekDays, partTime, agreement, note, workCenter: centerName },
})

/** A row of a file updates the person's version that begins on this day, or creates one. */
async function writeRow(context: Acting, row: Record<string, unknown>): Promise<RowOutcome> {
  const { db } = context
  const { username, workCenter, ...rest } = row
  const person = await queries.employeeCalled(db, textIn(username, 'username'))
  if (person === undefined) refuse('inclusion', 'username')
  const center = await queries.centerOfCode(db, textIn(workCenter, 'workCenter'))
  if (center === undefined) refuse('inclusion', 'workCenter')
  const body = { ...rest, employeeId: person.id, workCenterId: center.id }
  checkAsBodyOf('contracts.create', body)
  // The contract has validated the operation's input.
  const input = body as unknown as Input
  await queries.employee(db, person.id)
  const same = (await queries.versionsOf(db, person.id)).find(({ startsOn }) => startsOn === input.startsOn)
  if (same === undefined) {
    await create(context, input)
    return 'created'
  }
  const before = (await queries.find(db, seenBy(context), same.id)) ?? notFound()
  const { employeeId, ...written } = input
  void employeeId
  const next = { ...keptInput(before, written), ...written }
  if (isSame(before, await valuesOf(context, next))) return 'unchanged'
  await change(context, before, next)
  return 'updated'
}

/** What a file omits keeps its value: weekday minutes only if the weekly minutes do not change. */
function keptInput(before: queries.Row, { weeklyMinutes: asked }: Pick<Written, 'weeklyMinutes'>): Written {
  const { startsOn, endsOn, kind, weeklyMinutes, partTime, agreement, note, centerId, weekDays } = before
  const kept = { startsOn, endsOn, kind, weeklyMinutes, partTime, agreement, note, workCenterId: centerId }
  return asked === weeklyMinutes ? { ...kept, weekDays } : kept
}

function isSame(before: queries.Row, values: Awaited<ReturnType<typeof valuesOf>>): boolean {
  const was = { ...keptInput(before, before), weekDays: JSON.stringify(before.weekDays) }
  return Object.entries(values).every(([name, value]) => Reflect.get(was, name) === value)
}

function answerOf(
  {
    personId,
    displayName,
    centerId,
    centerCode,
    centerName,
    timeZone,
    createdBy,
    writerName,
    ...row
  }: queries.Row,
  today: string,
) {
  return {
    ...row,
    ...{ employeeId: personId, workCenterId: centerId },
    person: { id: personId, displayName },
    workCenter: { id: centerId, code: centerCode, name: centerName, timeZone },
    createdBy: createdBy === null || writerName === null ? null : { id: createdBy, displayName: writerName },
    state: stateOf(row, today),
  }
}
