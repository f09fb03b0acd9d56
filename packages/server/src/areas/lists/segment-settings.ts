import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { formatOf } from './filter-format.queries.ts'
import { missingFields } from './filter-tree.rules.ts'
import * as queries from './segments.queries.ts'

type Input = Context<'segments.create'>['body'] | Context<'segments.update'>['body']
type FilterOf = { filterId: string; filterVersion: number; templateId: string; templateSerial: number }

/** What is written of a segment, with its filter: the version that it has, where the filter stays and no other is named. */
export async function settingsOf(db: Db, userId: string, body: Input, before?: FilterOf) {
  const { name, description = '', mode, exclusiveSet = null, challengerPercent = null } = body
  const filter = isKept(body, before) ? before : await usable(db, userId, body)
  const { filterId, filterVersion, templateId, templateSerial } = filter
  return {
    ...{ name, description, mode, exclusiveSet, challengerPercent },
    ...{ filterId, filterVersion, templateId, templateSerial },
  }
}

/** Whoever changes something else need not be able to use the filter, which may have been taken back or lost a field since. */
const isKept = ({ filterId, filterVersion }: Input, before?: FilterOf): before is FilterOf =>
  before?.filterId === filterId && (filterVersion ?? before.filterVersion) === before.filterVersion

/** A version of a filter that the person may use and whose fields are there. */
async function usable(db: Db, userId: string, { filterId, filterVersion: wanted }: Input): Promise<FilterOf> {
  const filter = await queries.filterVersion(db, userId, filterId, wanted)
  if (filter === undefined) return refuse('inclusion', wanted === undefined ? 'filterId' : 'filterVersion')
  const { nodes, version: filterVersion, templateId, templateSerial } = filter
  const format = (await formatOf(db, templateId)) ?? notFound()
  const [lost] = missingFields(nodes, format.fields)
  if (lost !== undefined) refuse('invalid', 'filterId', { value: lost })
  return { filterId, filterVersion, templateId, templateSerial }
}
