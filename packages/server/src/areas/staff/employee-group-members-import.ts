import { cellText } from '#cells/cell-text.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { refuseSecond, type RowOutcome } from '#contract/row-acts.ts'
import type { Row } from '#contract/known-rows.ts'
import { checkAsBodyOf, type ImportResult, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { dayOf } from '#db/day.ts'
import { checkPeriod } from './coordinator-assignments.rules.ts'
import * as queries from './employee-group-members.queries.ts'
import { idsOfCodes } from './employees.queries.ts'

type Importing = Context<'employeeGroupMembers.import'>
type Group = { id: string; name: string }
type Member = { id: string; displayName: string; startsOn: string; endsOn: string | null }

/** Adds the people in a file to a group, and reports those added. */
export async function importMembers(
  context: Importing,
  group: Group,
  onMember: (member: Member) => Promise<void>,
): Promise<ImportResult> {
  const { db, body } = context
  const known = await idsOfCodes(
    db,
    body.rows.map(({ code }) => cellText(code)),
  )
  const seen = new Set<string>()
  return writeRowsOfFile(context, 'employeeGroupMembers.assign', async (row) => {
    refuseSecond(seen, 'code', row)
    return putIn(context, group, known.get(cellText(row.code).toLowerCase()), { row, onMember })
  })
}

type Given = { row: Row; onMember: (member: Member) => Promise<void> }

async function putIn(
  context: Importing,
  group: Group,
  id: string | undefined,
  { row, onMember }: Given,
): Promise<RowOutcome> {
  const { db, clock, ids, user } = context
  const { code, ...rest } = row
  if (cellText(code) === '') refuse('blank', 'code')
  if (id === undefined) refuse('inclusion', 'code', { value: cellText(code) })
  checkAsBodyOf('employeeGroupMembers.assign', { ...rest, employeeIds: [id] })
  const today = dayOf(clock.now())
  // The contract has validated the operation's input.
  const { startsOn = today, endsOn = null } = rest as { startsOn?: string; endsOn?: string | null }
  const period = { startsOn, endsOn }
  checkPeriod(period, today)
  const [person] = await queries.people(db, group.id, [id], period)
  if (person === undefined) refuse('inclusion', 'code', { value: cellText(code) })
  if (person.isMember) return 'unchanged'
  const written = { ...period, groupId: group.id, employeeId: id, createdBy: user.id }
  await queries.insert(db, [{ ...written, id: ids.next(), createdAt: clock.now() }])
  await onMember({ ...person, ...period })
  return 'created'
}
