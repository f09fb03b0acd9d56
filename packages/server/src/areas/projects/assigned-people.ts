import { auditChange } from '#auth/audit.ts'
import { seesEverybody } from '#auth/sees-everybody.ts'
import type { Context } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { refuse } from '#contract/refuse.ts'
import type { RowOutcome } from '#contract/row-acts.ts'
import { type ImportInput, type ImportResult, textIn, writeRowsOfFile } from '#contract/rows-of-file.ts'
import { validatorsOf } from '#contract/validate.ts'
import type { Db } from '#db/database.ts'
import { dayOf, type Period } from '#db/day.ts'
import type { Seen } from '#db/people-seen.ts'
import * as queries from './assigned-people.queries.ts'
import { isSame, resultOf } from './assigned-people.rules.ts'

/** What a change of assignments needs of a request. */
export type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request'>
export type Thing = { id: string; code: string }
export type Person = { id: string; displayName: string }
export type Changed<Given> = { person: Person; before: (Given & { id: string }) | undefined; after: Given }

/** The hooks of one kind of assignment, such as skills. */
export type Kind<Given extends Period, Asked, Of extends Thing> = {
  family: 'skillAssignments' | 'projectAssignments'
  /** The column that identifies the thing in a file: its code. */
  word: 'skill' | 'project'
  byCode(db: Db, code: string): Promise<Of | undefined>
  /** These people's assignments of it. */
  own(
    db: Db,
    userIds: readonly string[],
    thingId: string,
  ): Promise<(Given & { id: string; userId: string })[]>
  /** These assignments with the things they refer to. */
  current(db: Db, ids: readonly string[]): Promise<(Given & { id: string; code: string })[]>
  /** The resulting assignment; refuses an invalid one. */
  complete(asked: Asked, before: Given | undefined, on: { today: string; thing: Of }): Given
  write(context: Acting, thing: Of, changes: readonly Changed<Given>[]): Promise<void>
}

export const seenBy = ({ user, clock }: Pick<Context, 'user' | 'clock'>): Seen => ({
  ...{ all: seesEverybody(user.permissions), userId: user.id, now: clock.now() },
})

/** Who created an assignment, as answered. */
export const writerOf = (row: { createdBy: string | null; writerName: string | null }): Person | null =>
  row.createdBy === null || row.writerName === null
    ? null
    : { id: row.createdBy, displayName: row.writerName }

/** Creates or changes people's assignments; returns the result for each of them. */
export async function give<Given extends Period, Asked, Of extends Thing>(
  context: Acting,
  kind: Kind<Given, Asked, Of>,
  { thing, userIds, asked }: { thing: Of; userIds: readonly string[]; asked: Asked },
) {
  const { db, clock } = context
  const known = await queries.people(db, seenBy(context), userIds)
  const had = await kind.own(db, userIds, thing.id)
  const today = dayOf(clock.now())
  const changes = known.map((person): Changed<Given> => {
    const before = had.find(({ userId }) => userId === person.id)
    return { person, before, after: kind.complete(asked, before, { today, thing }) }
  })
  const changing = changes.filter(({ before, after }) => before === undefined || !isSame(before, after))
  if (changing.length > 0) await kind.write(context, thing, changing)
  const isChanged = new Set(changing.map(({ person }) => person.id))
  const names = new Map(known.map(({ id, displayName }) => [id, displayName]))
  const rows = userIds.map((id) => {
    const displayName = names.get(id)
    if (displayName === undefined) return { id, displayName: '', refusal: 'unknown' as const }
    return { id, displayName, refusal: isChanged.has(id) ? null : ('same' as const) }
  })
  return { ...resultOf(rows), isNew: changing.some(({ before }) => before === undefined) }
}

/** Deletes assignments; returns the result for each. */
export async function take<Given extends Period, Asked, Of extends Thing>(
  context: Acting,
  kind: Kind<Given, Asked, Of>,
  ids: readonly string[],
) {
  const { db } = context
  const owners = await queries.owners(db, seenBy(context), kind.family, ids)
  const nameOf = new Map(owners.map(({ assignmentId, displayName }) => [assignmentId, displayName]))
  const removed = await kind.current(db, [...nameOf.keys()])
  await queries.remove(db, kind.family, [...nameOf.keys()])
  for (const { id, code, ...before } of removed) {
    const label = `${nameOf.get(id) ?? ''} · ${code}`
    await auditChange(context, { act: `${kind.family}.destroyAll`, subject: id, label, before })
  }
  return resultOf(
    ids.map((id) => {
      const displayName = nameOf.get(id)
      return { id, displayName: displayName ?? '', refusal: displayName === undefined ? 'unknown' : null }
    }),
  )
}

/** Creates the assignments in a file. */
export const giveRows = <Given extends Period, Asked, Of extends Thing>(
  context: Acting & { body: ImportInput },
  kind: Kind<Given, Asked, Of>,
): Promise<ImportResult> =>
  writeRowsOfFile(context, `${kind.family}.assign`, (row) => giveRow(context, kind, row))

async function giveRow<Given extends Period, Asked, Of extends Thing>(
  context: Acting,
  kind: Kind<Given, Asked, Of>,
  row: Record<string, unknown>,
): Promise<RowOutcome> {
  const { db } = context
  const { username, [kind.word]: code, ...rest } = row
  const person = await queries.personCalled(db, seenBy(context), textIn(username, 'username'))
  if (person === undefined) refuse('invalid', 'username')
  const thing = await kind.byCode(db, textIn(code, kind.word))
  if (thing === undefined) refuse('invalid', kind.word)
  const userIds = [person.id]
  checkBody(kind.family, { ...rest, userIds, [`${kind.word}Id`]: thing.id })
  // The contract has validated the operation's input.
  const { accepted, isNew } = await give(context, kind, { thing, userIds, asked: rest as Asked })
  return accepted === 0 ? 'unchanged' : isNew ? 'created' : 'updated'
}

/** A row of a file is validated like the body of a request. */
function checkBody(family: string, body: object): void {
  const operation = operationRows.find(({ id }) => id === `${family}.assign`)
  if (operation !== undefined) validatorsOf(operation).body(body)
}
