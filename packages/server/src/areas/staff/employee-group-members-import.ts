import type { Context } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseSecond, type Row, type RowOutcome } from '#contract/row-acts.ts'
import { type ImportResult, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { validatorsOf } from '#contract/validate.ts'
import { dayOf } from '#db/day.ts'
import { checkPeriod } from './coordinator-assignments.rules.ts'
import * as queries from './employee-group-members.queries.ts'

type Importing = Context<'employeeGroupMembers.import'>
type Group = { id: string; name: string }
type Member = { id: string; displayName: string; startsOn: string; endsOn: string | null }

/** Puts those into a group whom a file names, and tells of each who came in. */
export async function importMembers(
  context: Importing,
  group: Group,
  told: (member: Member) => Promise<void>,
): Promise<ImportResult> {
  const { db, body } = context
  const known = await queries.idsOfCodes(
    db,
    body.rows.map(({ code }) => textOf(code)),
  )
  const seen = new Set<string>()
  return writeRowsOfFile(db, body, async (row) => {
    refuseSecond(seen, 'code', row)
    return putIn(context, group, known.get(textOf(row.code).toLowerCase()), { row, told })
  })
}

type Given = { row: Row; told: (member: Member) => Promise<void> }

async function putIn(
  context: Importing,
  group: Group,
  id: string | undefined,
  { row, told }: Given,
): Promise<RowOutcome> {
  const { db, clock, ids, user } = context
  const { code, ...rest } = row
  if (textOf(code) === '') refuse('blank', 'code')
  if (id === undefined) refuse('inclusion', 'code', { value: textOf(code) })
  checkBody({ ...rest, employeeIds: [id] })
  const today = dayOf(clock.now())
  // The contract has just said that it is what the operation takes.
  const { startsOn = today, endsOn = null } = rest as { startsOn?: string; endsOn?: string | null }
  const period = { startsOn, endsOn }
  checkPeriod(period, today)
  const [person] = await queries.people(db, group.id, [id], period)
  if (person === undefined) refuse('inclusion', 'code', { value: textOf(code) })
  if (person.isMember) return 'unchanged'
  const written = { ...period, groupId: group.id, employeeId: id, createdBy: user.id }
  await queries.insert(db, [{ ...written, id: ids.next(), createdAt: clock.now() }])
  await told({ ...person, ...period })
  return 'created'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A row of a file is what the body of a request would be. */
function checkBody(body: object): void {
  const operation = operationRows.find(({ id }) => id === 'employeeGroupMembers.assign')
  if (operation !== undefined) validatorsOf(operation).body(body)
}
