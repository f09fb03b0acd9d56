import type { DuplicateRefusal } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { RecordImage, RecordLinks } from '#db/schema/duplicates.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import type { GroupRow } from './duplicate-groups.queries.ts'
import * as queries from './duplicate-members.queries.ts'
import * as merges from './duplicate-merges.queries.ts'
import { templatesBySerial } from './duplicate-scope.queries.ts'
import * as rules from './duplicates.rules.ts'
import { moveLinks, returnLinks } from './record-links.queries.ts'

type Merging = { db: Db; ids: Ids; clock: Clock; userId: string }
type Named = Awaited<ReturnType<typeof templatesBySerial>>[number]
type Present = queries.Member & { loadSerial: number; rowNumber: number; cells: (string | null)[] }
/** For manual merges the answer shows the error instead. */
export class MergeRefused extends Error {
  readonly refusal: DuplicateRefusal
  constructor(refusal: DuplicateRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The records that would be merged, and the suggested survivor. */
export async function suggestionOf(db: Db, group: GroupRow, rule: Parameters<typeof rules.suggested>[1]) {
  const members = (await queries.lockMembers(db, groupNumber(group))).filter(({ isOut }) => !isOut)
  const loads = await queries.loadsOf(
    db,
    members.flatMap(({ loadSerial }) => loadSerial ?? []),
  )
  const dated = members.map((member) => ({
    ...member,
    loadedAt: loads.get(member.loadSerial ?? -1)?.createdAt ?? null,
  }))
  return rules.suggested(dated, rule)?.number ?? members[0]?.number ?? 0
}

/**
 * Merges a locked group in the caller's transaction: one record survives, the others are removed, their references
 * move.
 */
export async function merge(
  context: Merging,
  group: GroupRow,
  { survivor: number, chosen }: { survivor: number; chosen: rules.Chosen },
): Promise<void> {
  const { db } = context
  const all = await queries.lockMembers(db, groupNumber(group))
  if (all.length > queries.mostMembers) refuse('limit_reached', 'members', { count: queries.mostMembers })
  const members = all.filter(({ isOut }) => !isOut)
  if (!members.some((one) => one.number === number)) refuse('inclusion', 'survivor')
  const refusal = rules.refusalOf(members, number)
  if (refusal !== undefined) throw new MergeRefused(refusal)
  const present = members as Present[]
  const survivor = present.find((one) => one.number === number) as Present
  const removed = present.filter((one) => one !== survivor)
  const cells = await cellsOf(db, { survivor, removed, chosen })
  const links: RecordLinks = { segmentMembers: [], recordWork: [] }
  for (const one of removed) {
    const moved = await moveLinks(db, { removed: one, survivor })
    for (const [table, rows] of Object.entries(moved)) links[table] = [...(links[table] ?? []), ...rows]
    await queries.removeRecord(db, one)
  }
  await queries.writeCells(db, survivor, cells)
  await merges.insert(db, {
    ...{ id: context.ids.next(), groupId: group.id, survivor: number },
    before: JSON.stringify(present.map(imageOf)),
    ...{ after: JSON.stringify(cells), links: JSON.stringify(links) },
    ...{ mergedBy: context.userId, mergedAt: context.clock.now(), undoneBy: null, undoneAt: null },
  })
  const state = present.length === all.length ? 'merged' : 'partial'
  await merges.decide(context, group, state)
}

const groupNumber = ({ searchSerial, number }: GroupRow) => ({ searchSerial, number })

const imageOf = ({ number, templateSerial, reference, loadSerial, rowNumber, key, cells }: Present) => ({
  ...{ number, templateSerial, reference, loadSerial, rowNumber, key, cells },
})

async function cellsOf(
  db: Db,
  { survivor, removed, chosen }: { survivor: Present; removed: readonly Present[]; chosen: rules.Chosen },
): Promise<(string | null)[]> {
  const serials = [survivor, ...removed].map(({ templateSerial }) => templateSerial)
  const templates = new Map(
    (await templatesBySerial(db, [...new Set(serials)])).map((one) => [one.serial, one]),
  )
  const own = templates.get(survivor.templateSerial) as Named
  const valued = (one: Present): rules.Valued => {
    const positions = templates.get(one.templateSerial)?.cellPositions ?? {}
    return { number: one.number, valueOf: (field) => one.cells[(positions[field] ?? 0) - 1] ?? null }
  }
  const fields = own.columns.map(({ name, key }) => ({ name, isKey: key }))
  const values = rules.mergedValues(fields, {
    ...{ survivor: valued(survivor), others: removed.map(valued), chosen },
  })
  return rules.cellsWith(survivor.cells, own.cellPositions, values)
}

/** Undoes the merge of a locked group: each record is restored, or nothing changes. */
export async function undo(context: Merging, group: GroupRow): Promise<void> {
  const { db, userId, clock } = context
  const merge = await merges.ofGroup(db, group.id)
  if (merge === undefined) return
  const survivor = merge.before.find(({ number }) => number === merge.survivor)
  // The former values were deleted: the records were anonymised.
  if (survivor === undefined) return conflict('stale', 'members')
  const now = await merges.recordAt(db, survivor)
  if (now === undefined || !rules.isSameCells(now.cells, merge.after)) stale(survivor)
  const loads = await queries.loadsOf(
    db,
    merge.before.map(({ loadSerial }) => loadSerial),
  )
  const removed = merge.before.filter((one) => one !== survivor)
  for (const one of removed) if (!isLoadKnown(loads, one) || (await queries.isTaken(db, one))) stale(one)
  for (const one of removed) await queries.insertRecord(db, one)
  await queries.writeCells(db, survivor, survivor.cells)
  await returnLinks(db, survivor, merge.links)
  await merges.close(db, merge.id, { undoneBy: userId, undoneAt: clock.now() })
}

/** A record whose load was deleted would be orphaned. */
const isLoadKnown = (loads: ReadonlyMap<number, unknown>, { loadSerial }: RecordImage): boolean =>
  loads.has(loadSerial)

function stale({ reference }: RecordImage): never {
  return conflict('stale', 'members', { value: reference })
}
