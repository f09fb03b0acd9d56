import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter, dayOf } from '#db/day.ts'
import type {
  ApprovalStage,
  StoredVacationState,
  VacationActsTable,
  VacationLinesTable,
  VacationRules,
  VacationSpendingsTable,
} from '#db/schema/vacations.ts'
import { daysOfEach } from '#vacations/facts.queries.ts'
import { counted, type PlannedDay, unitOf } from '#vacations/count.rules.ts'
import { isShortNotice } from '#vacations/judge.rules.ts'
import { type BucketRow, bucketsOf, contractTimes, insertMovements } from '#vacations/ledger.queries.ts'
import { grantYears, settle } from '#vacations/settle.ts'
import { inOrder, spend } from '#vacations/spend.rules.ts'
import type { Off } from './away.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'
import { blocksOf, mondayOf, plansOf, underWay, type VacationPlan } from './vacation-plans.ts'

type Act = Omit<VacationActsTable, 'onBehalfOf' | 'lastDay'>

type Seeding = { db: Db; now: Date; everybody: readonly Person[]; onVacation: readonly Off[] }

/** Three years of vacation: grants, earlier use, and requests in every state. */
export async function seedVacations({ db, now, everybody, onVacation }: Seeding): Promise<void> {
  let count = 0
  // In a deterministic order.
  const ids = { next: () => demoId('vacation', String((count += 1))) }
  const context = { db, ids, clock: { now: () => now } }
  const year = now.getUTCFullYear()
  await grantYears(context, [year - 2, year - 1, year, year + 1])
  const buckets = await bucketsOf(db, 'everybody')
  const hr = everybody.find(({ roleName }) => roleName === 'RRHH')?.user.id
  if (hr === undefined) return
  const leads = await coordinators(db, dayOf(now))
  const off = new Set(onVacation.map(({ employeeId }) => employeeId))
  const drafts = everybody.flatMap(({ user }, index) =>
    (off.has(user.id) ? [underWay] : plansOf(index, user.username === 'empleado')).map((plan) => ({
      ...{ plan, employeeId: user.id },
    })),
  )
  const policies = new Map(
    (await contractTimes(db, 'everybody', [year])).map(({ employeeId, policyId, rules }) => [
      employeeId,
      { policyId, rules },
    ]),
  )
  const seed = {
    now,
    hr,
    leads,
    policies,
    planned: await plannedOf(db, drafts, now),
    buckets: new Map(buckets.map((one) => [one.id, { ...one, free: one.balance }])),
  }
  const requests = drafts.flatMap(({ plan, employeeId }) => requestOf(plan, employeeId, seed))
  await put(db, requests)
  await insertMovements(db, elsewhere([...seed.buckets.values()], { ids, now, year, by: hr }))
  await settle(context, 'everybody')
  await askToEndEarly(db, now)
  const made = { createdBy: hr, createdAt: now, updatedAt: now, exceptIds: [] }
  await db
    .insertInto('vacationBlocks')
    .values(
      blocksOf(dayOf(now)).map((block) => ({ ...block, ...made, id: demoId('vacation block', block.name) })),
    )
    .execute()
}

/** Somebody on vacation wants to return on Monday, and HR has not answered yet. */
async function askToEndEarly(db: Db, now: Date): Promise<void> {
  const lastDay = daysAfter(mondayOf(dayOf(now)), 6)
  const at = new Date(now.getTime() - dayMs / 3)
  await sql`
    with asking as (
      update vacation_requests set state = 'cancellation_requested', stage = 'hr', last_day = ${lastDay}::date,
        version = version + 1, updated_at = ${at}
      where state = 'approved' and starts_on < ${dayOf(now)}::date and ends_on > ${lastDay}::date
      returning id, version, employee_id
    )
    insert into vacation_acts (request_id, number, state, stage, by, at, comment, last_day)
    select id, version, 'cancellation_requested', null, employee_id, ${at}, 'He vuelto antes del viaje', ${lastDay}::date
    from asking`.execute(db)
}

type Draft = { plan: VacationPlan; employeeId: string }

/** The planned work of the requested loose days: every calendar day counts, whatever is planned. */
function plannedOf(db: Db, drafts: readonly Draft[], now: Date) {
  const loose = drafts.filter(({ plan }) => plan.kind === 'loose')
  const days = loose.map(({ plan }) => mondayOf(daysAfter(dayOf(now), plan.startsIn))).sort()
  const [from = dayOf(now), last = from] = [days[0], days.at(-1)]
  return daysOfEach(
    db,
    loose.map(({ employeeId }) => employeeId),
    { from, until: daysAfter(last, 6) },
  )
}

async function coordinators(db: Db, today: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ employeeId: string; coordinatorId: string }>`
    select employee_id, coordinator_id from coordinator_assignments
    where starts_on <= ${today}::date and coalesce(ends_on >= ${today}::date, true)`.execute(db)
  return new Map(rows.map(({ employeeId, coordinatorId }) => [employeeId, coordinatorId]))
}

type Free = BucketRow & { free: number }
type Seed = {
  now: Date
  hr: string
  leads: ReadonlyMap<string, string>
  policies: ReadonlyMap<string, { policyId: string; rules: VacationRules }>
  planned: ReadonlyMap<string, ReadonlyMap<string, PlannedDay>>
  buckets: Map<string, Free>
}

/** A complete request; none where the person has not enough days, or no contract. */
function requestOf(plan: VacationPlan, employeeId: string, seed: Seed) {
  const { now, buckets } = seed
  const startsOn = mondayOf(daysAfter(dayOf(now), plan.startsIn))
  const dates = Array.from({ length: plan.days }, (_, at) => daysAfter(startsOn, at))
  const policy = seed.policies.get(employeeId)
  if (policy === undefined) return []
  const { policyId, rules } = policy
  const unit = unitOf(plan.kind, rules)
  const lines = dates.map((date) => {
    const { plannedMinutes = 0, holiday = null } = seed.planned.get(employeeId)?.get(date) ?? {}
    return counted(unit, { date, part: 'day', minutes: null }, { plannedMinutes, holiday })
  })
  const own = [...buckets.values()].filter(
    (one) => one.employeeId === employeeId && one.kind === plan.kind && one.unit === unit,
  )
  const state = stateOf(plan)
  const spendings = spendingsOf(lines, own, state)
  if (spendings === undefined || lines.every(({ units }) => units === 0)) return []
  const id = demoId('vacation request', `${employeeId} ${plan.name}`)
  const acts = actsOf(plan, { id, employeeId, startsOn, seed })
  const isHeld = state in stageOf || state === 'approved'
  if (isHeld) for (const one of spendings) take(buckets, one)
  const units = lines.reduce((all, line) => all + line.units, 0)
  return [
    {
      request: {
        ...{ id, employeeId, kind: plan.kind, unit, units, policyId, askedBy: employeeId },
        ...{ startsOn, endsOn: dates.at(-1) ?? startsOn, comment: plan.comment ?? null },
        ...statusOf(state, acts, { now, startsOn, rules }),
      },
      lines: lines.map((line) => ({ ...line, requestId: id, employeeId })),
      spendings: state === 'draft' ? [] : spendings.map((one) => ({ ...one, requestId: id })),
      acts,
      movements: movementsOf(acts, spendings, { id, startsOn, policyId }),
    },
  ]
}

/** A refused request holds nothing, so it needs no balance. */
const spendingsOf = (lines: Parameters<typeof spend>[0], own: readonly Free[], state: StoredVacationState) =>
  spend(lines, inOrder(own), 0) ?? (state === 'rejected' ? [] : undefined)

const stateOf = ({ acts }: VacationPlan): StoredVacationState => acts.at(-1)?.state ?? 'draft'
const stages: readonly ApprovalStage[] = ['coordinator', 'hr']
/** The pending stage. */
const stageOf: Partial<Record<StoredVacationState, ApprovalStage>> = {
  pending: 'coordinator',
  preapproved: 'hr',
  cancellation_requested: 'hr',
}

type PlanContext = { now: Date; startsOn: string; rules: VacationRules }

/** The state after this many decisions. */
function statusOf(state: StoredVacationState, acts: readonly Act[], { now, startsOn, rules }: PlanContext) {
  const [createdAt = now, updatedAt = now] = [acts[0]?.at, acts.at(-1)?.at]
  const shortNotice = isShortNotice(startsOn, dayOf(createdAt), rules)
  const escalatesAt =
    state === 'pending' ? new Date(createdAt.getTime() + rules.escalationDays * dayMs) : null
  const stage = stageOf[state] ?? null
  const shown = { state, stage, stages: JSON.stringify(stages), version: acts.length, escalatesAt }
  return { ...shown, agreed: shortNotice, shortNotice, createdAt, updatedAt }
}

const dayMs = 24 * 60 * 60_000

function take(buckets: Map<string, Free>, { bucketId, units }: { bucketId: string; units: number }): void {
  const bucket = buckets.get(bucketId)
  if (bucket !== undefined) buckets.set(bucketId, { ...bucket, free: bucket.free - units })
}

type Of = { id: string; employeeId: string; startsOn: string; seed: Seed }

/** One day between decisions, the last of them in the last days, or before the vacation if that is over. */
function actsOf({ acts, comment }: VacationPlan, { id, employeeId, startsOn, seed }: Of): Act[] {
  const { now, hr, leads } = seed
  const lead = leads.get(employeeId) ?? hr
  const who = { person: employeeId, coordinator: lead === employeeId ? hr : lead, hr }
  const before = startsOn < dayOf(now) ? 230 : 1
  return acts.map(({ state, by, comment: note = null }, index) => ({
    ...{
      requestId: id,
      number: index + 1,
      state,
      by: who[by],
      comment: index === 0 ? (comment ?? note) : note,
    },
    stage: by === 'person' ? null : by,
    at: new Date(now.getTime() - (before + acts.length - index) * dayMs),
  }))
}

function movementsOf(
  acts: readonly Act[],
  spendings: readonly { bucketId: string; units: number }[],
  { id: requestId, startsOn: date, policyId }: { id: string; startsOn: string; policyId: string | null },
) {
  const approval = acts.find(({ state }) => state === 'approved')
  const cancellation = acts.find(({ state }) => state === 'cancelled' || state === 'cancelled_by_company')
  if (approval === undefined) return []
  const units = new Map<string, number>()
  for (const one of spendings) units.set(one.bucketId, (units.get(one.bucketId) ?? 0) + one.units)
  return [...units].flatMap(([bucketId, spent]) => {
    const movementId = (kind: string) => demoId('vacation movement', `${requestId} ${bucketId} ${kind}`)
    const common = { bucketId, date, requestId, policyId, explanation: null }
    const consumption = {
      ...{
        ...common,
        id: movementId('consumption'),
        kind: 'consumption' as const,
        units: -spent,
        reverses: null,
      },
      ...{ reason: null, createdBy: approval.by, createdAt: approval.at },
    }
    if (cancellation === undefined) return [consumption]
    return [
      consumption,
      {
        ...{
          ...common,
          id: movementId('return'),
          kind: 'return' as const,
          units: spent,
          reverses: consumption.id,
        },
        ...{ reason: cancellation.comment, createdBy: cancellation.by, createdAt: cancellation.at },
      },
    ]
  })
}

type Made = { ids: { next(): string }; now: Date; year: number; by: string }

/** Earlier years were used up elsewhere; every fifth bucket has two days of the last one left. */
const elsewhere = (buckets: readonly Free[], { ids, now, year, by }: Made) =>
  buckets
    .filter((one) => one.year < year && one.free > 0)
    .map(({ id, free, year: of, validFrom }, index) => ({
      ...{ bucketId: id, units: index % 5 === 0 && free > 4 ? 4 - free : -free },
      ...{ id: ids.next(), kind: 'adjustment' as const, date: validFrom, requestId: null, reverses: null },
      ...{ policyId: null, explanation: null, createdBy: by, createdAt: now },
      reason: `Disfrutadas en ${of}, según el sistema anterior`,
    }))

async function put(db: Db, all: readonly ReturnType<typeof requestOf>[number][]): Promise<void> {
  if (all.length === 0) return
  await db
    .insertInto('vacationRequests')
    .values(all.map(({ request }) => request))
    .execute()
  const lines: Omit<VacationLinesTable, 'held'>[] = all.flatMap((one) => one.lines)
  await sql`
    insert into vacation_lines (request_id, employee_id, date, part, minutes, units, reason, holiday)
    select "requestId", "employeeId", date, part, minutes, units, reason, holiday
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r("requestId" uuid, "employeeId" uuid, date date, part text,
      minutes int, units int, reason text, holiday text)`.execute(db)
  const spendings: VacationSpendingsTable[] = all.flatMap((one) => one.spendings)
  await sql`
    insert into vacation_spendings (request_id, bucket_id, date, units)
    select "requestId", "bucketId", date, units
    from jsonb_to_recordset(${JSON.stringify(spendings)}::jsonb) as r("requestId" uuid, "bucketId" uuid, date date, units int)`.execute(
    db,
  )
  await db
    .insertInto('vacationActs')
    .values(all.flatMap((one) => one.acts))
    .execute()
  await insertMovements(
    db,
    all.flatMap((one) => one.movements),
  )
}
