import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { missingOf } from '#telework/contents.rules.ts'
import { sealed } from '#telework/sealed.ts'
import { grouped } from '#db/grouped.ts'
import { type Looking, looking } from './telework-reach.ts'
import * as queries from './telework-versions.queries.ts'
import { earliestLastDay } from './telework-versions.rules.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>
type Acts = Awaited<ReturnType<typeof queries.actsOf>>

/** The current state of a version. */
export async function shown(context: Reading, id: string) {
  const who = looking(context)
  const row = (await queries.find(context.db, who, id)) ?? notFound()
  return answerOf(row, who, await queries.actsOf(context.db, [id]))
}

/** The versions of a person, last first. */
export async function versionsOf({ db }: Reading, who: Looking, employeeId: string) {
  const rows = await queries.ofPerson(db, who, employeeId)
  if (rows.length === 0) return []
  const acts = await queries.actsOf(
    db,
    rows.map(({ id }) => id),
  )
  const byVersion = grouped(acts, ({ versionId }) => versionId)
  return rows.map((row) => answerOf(row, who, byVersion.get(row.id) ?? []))
}

function answerOf(row: queries.Row, who: Looking, acts: Acts) {
  const { employeeId, displayName, stored, closedBy, ...rest } = row
  void [stored, closedBy]
  return {
    ...rest,
    person: { id: employeeId, displayName },
    missing: missingOf(row.contents),
    hash: sealed(row).hash,
    ...rightsOf(row, who, acts.length > 0),
    acts: acts.map(({ versionId, personId, displayName: name, ...act }) => {
      void versionId
      return { ...act, by: { id: personId, displayName: name } }
    }),
  }
}

/** What the caller may do with a version. Nobody manages a version that they sign themselves. */
function rightsOf(row: queries.Row, { manages, reach, today }: Looking, wasOffered: boolean) {
  const { stored, employeeId } = row
  const isOwn = employeeId === reach.userId
  const isManaged = manages && !isOwn
  const last = isManaged || isOwn ? earliestLastDay(row, today) : null
  return {
    earliestLastDay: last,
    canEdit: isManaged && stored !== 'signed',
    canRemove: isManaged && stored === 'draft' && !wasOffered,
    canOffer: isManaged && stored === 'draft',
    canWithdraw: isManaged && stored === 'offered',
    canAnswer: isOwn && stored === 'offered',
    canReverse: last !== null,
  }
}
