import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { namedOf } from '#delegations/stand-ins.ts'
import { countedDays } from '#absences/count.rules.ts'
import * as facts from '#absences/facts.queries.ts'
import { plannedBetween } from '#absences/judge.rules.ts'
import { limitOf } from '#absences/limits.rules.ts'
import { balancesOf } from './absence-balances.ts'
import * as files from './absence-files.queries.ts'
import { type Looking, looking } from './absence-reach.ts'
import { allowedTo, mayAddPart } from './absence-rights.ts'
import { typeName } from './absence-type-name.ts'
import { findInForce } from './absence-types.queries.ts'
import * as queries from './absences.queries.ts'
import { partsOf } from './sick-leave.queries.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

/** An absence as answered: without its cause if the caller may not know it (AUS-3). */
export function answerOf(row: queries.Row, seen: Looking) {
  const { id, from, until, part, minutes, start, state, stage, createdAt, updatedAt, version, isKnown } = row
  return {
    ...{ id, from, until, part, minutes, start, state, stage, createdAt, updatedAt, version },
    person: { id: row.employeeId, displayName: row.displayName },
    askedBy: { id: row.askedBy, displayName: row.askerName },
    ...(isKnown ? causeOf(row) : noCause),
    ...{ canDecide: row.canDecide, canCancel: allowedTo('cancel', row, seen) },
    ...{ canJustify: allowedTo('justify', row, seen), canAddPart: mayAddPart(row, seen) },
  }
}

const causeOf = (row: queries.Row) => ({
  ...{ type: typeName(row.absenceTypeId, row), unit: row.unit, units: row.units, isRight: row.isRight },
  ...{ proofDueOn: row.proofDueOn, hasProof: row.provedAt !== null, latePartOn: row.latePartOn },
})
const noCause = {
  ...{ type: null, unit: null, units: null, isRight: false, proofDueOn: null, hasProof: null },
  latePartOn: null,
} as const

/** The current absence as the caller may see it, with everything that belongs to it. */
export const shown = (context: Reading, id: string) => shownTo(context, looking(context), id)

/** The same for a given viewer. */
export async function shownTo(context: Pick<Context, 'db' | 'clock'>, seen: Looking, id: string) {
  const { db } = context
  const row = (await queries.find(db, seen, id)) ?? notFound()
  const acts = await queries.actsOf(db, id)
  const history = acts.map(({ by, displayName, comment, onBehalfOf, delegatorName, ...act }) => ({
    ...act,
    onBehalfOf: namedOf(onBehalfOf, delegatorName),
    by: by === null || displayName === null ? null : { id: by, displayName },
    comment: row.isKnown ? comment : null,
  }))
  const about = row.isKnown ? await detailOf(context, row, seen) : noDetail
  return { ...answerOf(row, seen), ...about, history }
}

async function detailOf(context: Pick<Reading, 'db' | 'clock'>, row: queries.Row, seen: Looking) {
  const { db, clock } = context
  const { kinship, travel, comment, processId, expected, relapseOfId } = row
  const isOwn = row.employeeId === seen.reach.userId
  return {
    ...{ kinship, travel, comment, processId, expected, relapseOfId },
    ...(await countOf(context, row)),
    parts: await partsOf(db, row.id),
    files: isOwn || seen.knowsCauses ? await files.ofAbsence(db, row.id, clock.now()) : [],
  }
}

const noDetail = {
  ...{ kinship: null, travel: null, comment: null, processId: null, expected: null, relapseOfId: null },
  ...{ days: [], limit: null, parts: [], files: [], balance: null },
}

/** Its days by the terms of its first one, until today if open-ended, and its allowance. */
async function countOf(context: Pick<Reading, 'db' | 'clock'>, row: queries.Row) {
  const { db, clock } = context
  const { employeeId, from, part, minutes, unit, isSick, kinship, travel } = row
  const today = dayOf(clock.now())
  const type = (await findInForce(db, row.absenceTypeId, { on: from, today, employeeId })) ?? notFound()
  const until = facts.countedUntil(from, row.until ?? (today < from ? from : today))
  const planned = await facts.plannedDays(db, { employeeId, from, until })
  const days = plannedBetween(planned, from, until)
  const year = Number(from.slice(0, 4))
  const bags = type.maxPerYear === null ? [] : await balancesOf(context, { employeeId, year })
  return {
    days: countedDays(days, { unit, part, minutes, beginsWithWork: !isSick }),
    limit: limitOf(type, { kinship, travel }),
    balance: bags.find((one) => one.type.id === type.id) ?? null,
  }
}
