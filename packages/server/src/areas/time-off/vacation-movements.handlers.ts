import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound } from '#contract/refuse.ts'
import { lockPerson } from '#db/lock-person.ts'
import { bucketsOf, insertBuckets, insertMovements } from '#vacations/ledger.queries.ts'
import { settle } from '#vacations/settle.ts'
import { policyOf, rulesOf } from './vacation-balances.queries.ts'
import * as queries from './vacation-movements.queries.ts'
import { type Move, moveOf } from './vacation-movements.rules.ts'
import { person } from './vacation-people.queries.ts'
import { looking, readerOf } from './vacation-reach.ts'

type Creating = Context<'vacationMovements.create'>

export const vacationMovementsHandlers: HandlerTable = handlers('vacationMovements', {
  async index(context) {
    const { reach } = looking(context)
    const { data, meta } = await queries.list(context.db, reach, readerOf(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, user, body } = context
    const { employeeId, bucketKind, year, kind, reason } = body
    const { reach, isHr } = looking(context)
    if (!isHr || employeeId === user.id) forbidden()
    const { displayName } = (await person(db, reach, employeeId)) ?? notFound()
    await lockPerson(db, employeeId)
    await settle(context, [employeeId])
    const free = new Map(
      (await bucketsOf(db, [employeeId])).map(({ id, balance, pending }) => [id, balance - pending]),
    )
    const known = (await queries.bucketsOf(db, employeeId, bucketKind, year)).map((one) => ({
      ...{ ...one, free: free.get(one.id) ?? 0 },
    }))
    const reverses = body.reverses ?? null
    const reversed = reverses === null ? undefined : await queries.reversible(db, employeeId, reverses)
    const policyId = await policyOf(db, employeeId, reach.today)
    const rules = policyId === undefined ? undefined : await rulesOf(db, policyId)
    const move = moveOf(body, known, { reversed, negativeUnits: rules?.rules.negativeUnits ?? 0 })
    const id = await write(context, move, known)
    await auditChange(context, {
      ...{ act: 'vacationMovements.create', subject: id, label: `${displayName} · ${year}` },
      after: { kind, bucketKind, year, units: move.units, reason, reverses },
    })
    return answerOf((await queries.find(db, readerOf(context), id)) ?? notFound())
  },
})

/** Stores a movement; carrying over uses a bucket of the same year with a later end. */
async function write(
  context: Creating,
  { bucketId, units, reverses, until }: Move,
  known: Awaited<ReturnType<typeof queries.bucketsOf>>,
): Promise<string> {
  const { db, ids, clock, user, body } = context
  const { kind, reason } = body
  const movement = (bucket: string, of: number) => ({
    ...{
      id: ids.next(),
      bucketId: bucket,
      kind,
      units: of,
      date: looking(context).reach.today,
      reverses,
      reason,
    },
    ...{ requestId: null, policyId: null, explanation: null, createdBy: user.id, createdAt: clock.now() },
  })
  const first = movement(bucketId, units)
  const movements = [first]
  if (until !== null) movements.push(movement(await endingOn(context, until, known), -units))
  await insertMovements(db, movements)
  return first.id
}

async function endingOn(
  { db, ids, body }: Creating,
  until: string,
  known: Awaited<ReturnType<typeof queries.bucketsOf>>,
): Promise<string> {
  const there = known.find(({ validUntil }) => validUntil === until)
  if (there !== undefined) return there.id
  const [{ unit, validFrom } = notFound()] = known
  const { employeeId, bucketKind: kind, year } = body
  const bucket = { id: ids.next(), employeeId, kind, year, unit, validFrom, validUntil: until }
  await insertBuckets(db, [bucket])
  return bucket.id
}

function answerOf({ employeeId, displayName, createdBy, writerName, ...row }: queries.Row) {
  const { policyId, policyName, agreement, source, review, policyFrom, ...rest } = row
  const policy = {
    ...{
      id: policyId ?? '',
      name: policyName ?? '',
      agreement: agreement ?? '',
      validFrom: policyFrom ?? '',
    },
    ...{ source: source ?? '', review: review ?? false },
  }
  return {
    ...rest,
    person: { id: employeeId, displayName },
    createdBy: createdBy === null ? null : { id: createdBy, displayName: writerName ?? '' },
    policy: policyId === null ? null : policy,
  }
}
