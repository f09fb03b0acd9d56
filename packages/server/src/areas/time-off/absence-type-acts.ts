import { auditChange } from '#auth/audit.ts'
import { refuseTaken } from '#contract/catalogue.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import * as catalogue from '#db/catalogue-queries.ts'
import { companyDay } from '#db/zoned-day.ts'
import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import * as queries from './absence-types.queries.ts'
import * as rules from './absence-terms.rules.ts'

export const absenceTypeRows: catalogue.Catalogue = {
  table: 'absenceTypes',
  search: ['code'],
  filters: ['family'],
  usedBy: [{ table: 'absences', column: 'absenceTypeId' }],
  refers: [],
}

type Acting = Pick<Context, 'db' | 'clock' | 'ids' | 'user' | 'signedIn' | 'request'>
type OnOne = Acting & { params: { id: string } }
type Changing = Context<'absenceTypes.update'> | Context<'absenceTypes.patch'>

/** The day of the query (today by default), and today, by the day of the company. */
export function daysOf(clock: Context['clock'], on?: string): queries.Days {
  const today = companyDay(clock.now())
  return { on: on ?? today, today }
}

/** The row in the path, locked until the transaction ends. */
export async function held({ db, params, clock }: OnOne): Promise<queries.AbsenceTypeRow> {
  await catalogue.lock(db, absenceTypeRows, params.id)
  return (await queries.find(db, params.id, daysOf(clock))) ?? notFound()
}

/** The same, unless it is deleted. */
export async function existing(context: OnOne): Promise<queries.AbsenceTypeRow> {
  const row = await held(context)
  return row.deletedAt === null ? row : notFound()
}

/** Refuses a blank or duplicate name or code. */
export async function checkWords(
  { db }: Acting,
  row: { name?: string; code?: string },
  except?: string,
): Promise<void> {
  for (const column of ['code', 'name'] as const) {
    const word = row[column]
    if (word === undefined) continue
    if (word.trim() === '') refuse('blank', column)
    if (await catalogue.isTaken(db, absenceTypeRows, { column, word, except }))
      refuse('taken', column, { value: word })
  }
}

type Place = { absenceTypeId: string; validFrom: string; agreement?: string; policyId?: string }

/** Stores the terms from a day on: the general ones, or those of an agreement. */
export async function putTerms(
  { db, ids, user, clock }: Pick<Context, 'db' | 'ids' | 'user' | 'clock'>,
  place: Place,
  terms: AbsenceTerms,
): Promise<void> {
  const made = { createdBy: user.id, createdAt: clock.now() }
  await queries.putTerms(
    db,
    { id: ids.next(), ...{ agreement: '', policyId: null }, ...place },
    { ...rules.termsOf(terms), variations: JSON.stringify(terms.variations), ...made },
  )
}

/** Updates a type: its own properties at once, its terms from a day on. */
export async function write(
  context: Changing,
  act: 'update' | 'patch',
  { own, terms }: rules.Parted,
): Promise<queries.AbsenceTypeRow> {
  const { db, body, clock } = context
  const current = await existing(context)
  checkVersion(current, body.version)
  await checkWords(context, body, current.id)
  const { today } = daysOf(clock)
  const on = rules.dayOfChange(body.validFrom, current.validFrom, today)
  const before = (await queries.find(db, current.id, { on, today })) ?? current
  const next = { ...rules.termsOf(before), ...terms }
  if (rules.isOther(next, before)) {
    rules.checkDayOfChange(on, today)
    await putTerms(context, { absenceTypeId: current.id, validFrom: on }, next)
  }
  await catalogue
    .change(db, absenceTypeRows, current.id, { ...own, updatedAt: clock.now() })
    .catch(refuseTaken)
  return recordChange(context, { act, id: current.id, before, on })
}

type TypeChange = {
  act: 'create' | 'update' | 'patch' | 'destroy' | 'restore'
  id: string
  before?: queries.AbsenceTypeRow
  /** The day of the changed terms; today without one. */
  on?: string
}

/** The row after the change, checked and logged; a refusal rolls it back. */
export async function recordChange(
  context: Acting,
  { act, id, before, on }: TypeChange,
): Promise<queries.AbsenceTypeRow> {
  const { db, clock } = context
  const { today } = daysOf(clock)
  const after = (await queries.find(db, id, { on: on ?? today, today })) ?? notFound()
  rules.checkTerms(after)
  // The start of terms is not revertible: that would change the past.
  const isDated = before === undefined || rules.isOther(after, before)
  await auditChange(context, {
    act: `absenceTypes.${act}`,
    subject: id,
    before: before && lasting(before),
    after: lasting(after),
    detail: isDated ? { validFrom: after.validFrom } : {},
  })
  return after.validFrom > today ? ((await queries.find(db, id, daysOf(clock))) ?? after) : after
}

const ofDays = ['validFrom', 'nextChangeOn']

const lasting = (row: queries.AbsenceTypeRow): object =>
  Object.fromEntries(Object.entries<unknown>(row).filter(([name]) => !ofDays.includes(name)))
