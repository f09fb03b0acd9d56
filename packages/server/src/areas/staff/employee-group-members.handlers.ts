import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { checkPeriod } from './coordinator-assignments.rules.ts'
import { importMembers } from './employee-group-members-import.ts'
import * as queries from './employee-group-members.queries.ts'
import { checkRule } from './employee-groups.rules.ts'

/** The number of people named in a preview. */
const shownPeople = 10

export const employeeGroupMembersHandlers: HandlerTable = handlers('employeeGroupMembers', {
  async index({ db, params, query, clock }) {
    const day = dayOf(clock.now())
    const group = (await queries.known(db, params.id)) ?? notFound()
    const { data, meta } = await queries.list(db, group, query, day)
    return { data, meta: { ...meta, asOf: day } }
  },

  counts: ({ db, query, clock }) => queries.counts(db, query.ids, dayOf(clock.now())),

  async preview({ db, body, clock }) {
    checkRule(body, 'conditions')
    return queries.preview(db, body, dayOf(clock.now()), shownPeople)
  },

  async assign(context) {
    const { db, body, ids, clock, user } = context
    const group = await byHand(context)
    const today = dayOf(clock.now())
    const period = { startsOn: body.startsOn ?? today, endsOn: body.endsOn ?? null }
    checkPeriod(period, today)
    const known = new Map(
      (await queries.people(db, group.id, body.employeeIds, period)).map((one) => [one.id, one]),
    )
    const rows = body.employeeIds.map((id) => {
      const person = known.get(id)
      return { id, displayName: person?.displayName ?? '', refusal: whyNot(person, 'same') }
    })
    const written = { ...period, groupId: group.id, createdBy: user.id, createdAt: clock.now() }
    const accepted = rows.filter(({ refusal }) => refusal === null)
    await queries.insert(
      db,
      accepted.map(({ id }) => ({ ...written, id: ids.next(), employeeId: id })),
    )
    await recordChange(context, 'assign', group, accepted, period)
    return resultOf(rows)
  },

  async import(context) {
    const group = await byHand(context)
    return importMembers(context, group, ({ startsOn, endsOn, ...person }) =>
      recordChange(context, 'assign', group, [{ ...person, refusal: null }], { startsOn, endsOn }),
    )
  },

  async destroyAll(context) {
    const { db, body, clock } = context
    const group = await byHand(context)
    const today = dayOf(clock.now())
    const known = new Map(
      (await queries.people(db, group.id, body.employeeIds, { startsOn: today, endsOn: null })).map((one) => [
        one.id,
        { ...one, isMember: !one.isMember },
      ]),
    )
    const rows = body.employeeIds.map((id) => {
      const person = known.get(id)
      return { id, displayName: person?.displayName ?? '', refusal: whyNot(person, 'same') }
    })
    const accepted = rows.filter(({ refusal }) => refusal === null)
    await queries.end(
      db,
      group.id,
      accepted.map(({ id }) => id),
      today,
    )
    await recordChange(context, 'destroyAll', group, accepted, { from: today })
    return resultOf(rows)
  },
})

type Changing =
  | Context<'employeeGroupMembers.assign'>
  | Context<'employeeGroupMembers.import'>
  | Context<'employeeGroupMembers.destroyAll'>
type Row = { id: string; displayName: string; refusal: 'unknown' | 'same' | null }

/** The group in the path, locked; members of rule-based groups cannot be chosen. */
async function byHand({ db, params }: Changing) {
  const group = (await queries.lock(db, params.id)) ?? notFound()
  if (group.kind === 'rule') conflict('invalid', 'kind')
  return group
}

function whyNot(person: { isMember: boolean } | undefined, same: 'same'): Row['refusal'] {
  if (person === undefined) return 'unknown'
  return person.isMember ? same : null
}

const resultOf = (rows: Row[]) => {
  const accepted = rows.filter(({ refusal }) => refusal === null).length
  return { accepted, refused: rows.length - accepted, rows }
}

function recordChange(
  context: Changing,
  act: 'assign' | 'destroyAll',
  group: { id: string; name: string },
  people: readonly Row[],
  detail: object,
): Promise<void> {
  const names = people.map(({ displayName }) => displayName)
  if (names.length === 0) return Promise.resolve()
  return auditChange(context, {
    act: `employeeGroupMembers.${act}`,
    subject: group.id,
    label: group.name,
    ...(act === 'assign'
      ? { before: { members: [] }, after: { members: names } }
      : { before: { members: names }, after: { members: [] } }),
    detail: { ...detail, employeeIds: people.map(({ id }) => id) },
  })
}
