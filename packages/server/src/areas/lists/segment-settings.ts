import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { formatOf } from './filter-format.queries.ts'
import { missingFields } from './filter-tree.rules.ts'
import * as queries from './segments.queries.ts'

type Input = Context<'segments.create'>['body'] | Context<'segments.update'>['body']
type FilterOf = { filterId: string; filterVersion: number; templateId: string; templateSerial: number }

/** The stored values of a segment, with its filter: an unchanged filter keeps its version, unless another is named. */
export async function settingsOf(db: Db, userId: string, body: Input, before?: FilterOf) {
  const { name, description = '', mode, exclusiveSet = null, challengerPercent = null } = body
  const filter = isKept(body, before) ? before : await usable(db, userId, body)
  const { filterId, filterVersion, templateId, templateSerial } = filter
  return {
    ...{ name, description, mode, exclusiveSet, challengerPercent },
    ...{ filterId, filterVersion, templateId, templateSerial },
  }
}

/** Other changes do not require access to the filter, which may have been unshared or lost a field. */
const isKept = ({ filterId, filterVersion }: Input, before?: FilterOf): before is FilterOf =>
  before?.filterId === filterId && (filterVersion ?? before.filterVersion) === before.filterVersion

/** A version of a filter that the person may use, with existing fields. */
async function usable(db: Db, userId: string, { filterId, filterVersion: wanted }: Input): Promise<FilterOf> {
  const filter = await queries.filterVersion(db, userId, filterId, wanted)
  if (filter === undefined) return refuse('inclusion', wanted === undefined ? 'filterId' : 'filterVersion')
  const { nodes, version: filterVersion, templateId, templateSerial } = filter
  const format = (await formatOf(db, templateId)) ?? notFound()
  const [lost] = missingFields(nodes, format.fields)
  if (lost !== undefined) refuse('invalid', 'filterId', { value: lost })
  return { filterId, filterVersion, templateId, templateSerial }
}
