import type { FieldContribution } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { LearnedModel } from '#db/schema/duplicates.ts'
import { scopeOfSearch } from './duplicate-compute.ts'
import { groupOfRow } from './duplicate-group-of-row.ts'
import * as groups from './duplicate-groups.queries.ts'
import * as queries from './duplicate-members.queries.ts'
import * as merges from './duplicate-merges.queries.ts'
import { type Scope, templatesBySerial } from './duplicate-scope.queries.ts'
import type { LockedSearch } from './duplicate-searches.queries.ts'
import { suggested } from './duplicates.rules.ts'
import { agreementOf, likenesses, likenessOf } from './matching/compare-keys.ts'
import { agreements, chanceOf, unknownAt, weightOf } from './matching/fellegi-sunter.ts'
import { MatchedRecords } from './matching/matched-records.ts'

/** The maximum number of records side by side. */
const mostShown = 100

/** A group with its members side by side: values, differences, and the similarity of each to the suggested survivor. */
export async function sideBySide(db: Db, group: groups.GroupRow, search: LockedSearch) {
  const scope = await scopeOfSearch(db, search)
  const merge = await merges.ofGroup(db, group.id)
  const found = withImages(await queries.members(db, group, mostShown), merge?.before ?? [])
  const dated = await withLoads(db, found)
  const first = suggested(
    dated.filter(({ isOut }) => !isOut),
    search.survivorRule,
  )
  const valued = await withValues(db, dated, scope)
  const fields = scope.template.columns.map(({ name, label, key: isRecordKey }, at) => {
    const values = valued.filter(({ isOut }) => !isOut).map(({ values: all }) => all[at] ?? null)
    const isKey = scope.keys.some((key) => key.name === name)
    return { name, label, isKey, isRecordKey, differs: new Set(values).size > 1 }
  })
  const explain = explaining(scope, search, valued, first?.number)
  return {
    ...groupOfRow(group),
    fields,
    members: valued.map((member) => ({
      ...shownOf(member),
      ...{ isSuggested: member.number === first?.number, isSurvivor: member.number === merge?.survivor },
      ...explain(member.number),
    })),
    merge: merge === undefined ? null : mergeOf(merge),
    next: await groups.neighbour(db, group, 'next'),
    previous: await groups.neighbour(db, group, 'previous'),
  }
}

/** The displayed values of a member. */
const shownOf = (member: Valued) => ({
  ...{ number: member.number, name: member.reference, isOut: member.isOut, isWorked: member.isWorked },
  ...{ templateId: member.templateId, templateName: member.templateName, rowNumber: member.rowNumber ?? 0 },
  ...{ loadId: member.loadId, loadName: member.loadName, loadedAt: member.loadedAt, values: member.values },
})

type Valued = Awaited<ReturnType<typeof withValues>>[number]

type Merge = NonNullable<Awaited<ReturnType<typeof merges.ofGroup>>>

const mergeOf = ({ before, survivor, mergedBy, mergerName, mergedAt }: Merge) => ({
  survivor: before.find(({ number }) => number === survivor)?.reference ?? '',
  removed: before.filter(({ number }) => number !== survivor).map(({ reference }) => reference),
  mergedBy: { id: mergedBy, displayName: mergerName },
  mergedAt,
})

/** For a merged group: each member as it was before. */
function withImages(members: readonly queries.Member[], before: Merge['before']): queries.Member[] {
  const images = new Map(before.map((image) => [image.number, image]))
  return members.map((member) => ({ ...member, ...images.get(member.number) }))
}

async function withLoads(db: Db, members: readonly queries.Member[]) {
  const loads = await queries.loadsOf(
    db,
    members.flatMap(({ loadSerial }) => loadSerial ?? []),
  )
  return members.map((member) => {
    const load = loads.get(member.loadSerial ?? -1)
    return {
      ...member,
      loadId: load?.id ?? null,
      loadName: load?.name ?? null,
      loadedAt: load?.createdAt ?? null,
    }
  })
}

type Dated = Awaited<ReturnType<typeof withLoads>>[number]

/** The values by field of the search's template. */
async function withValues(db: Db, members: readonly Dated[], { template }: Scope) {
  const serials = [...new Set(members.map(({ templateSerial }) => templateSerial))]
  const templates = new Map((await templatesBySerial(db, serials)).map((one) => [one.serial, one]))
  return members.map((member) => {
    const own = templates.get(member.templateSerial)
    const values = template.columns.map(
      ({ name }) => member.cells?.[(own?.cellPositions[name] ?? 0) - 1] ?? null,
    )
    return { ...member, values, templateId: own?.id ?? template.id, templateName: own?.name ?? '' }
  })
}

type Explained = { score: number | null; contributions: FieldContribution[] }

/** The similarity to the suggested survivor by key. */
function explaining(
  scope: Scope,
  { method, match, model }: LockedSearch,
  members: readonly Dated[],
  suggestedNumber: number | undefined,
): (number: number) => Explained {
  const records = new MatchedRecords(scope.keys)
  const places = new Map<number, number>()
  for (const { number, cells, templateSerial } of members) {
    const source = scope.sources.find(({ template }) => template.serial === templateSerial)
    places.set(number, records.count)
    records.add(
      scope.keys.flatMap(({ columns }, key) =>
        Array.from({ length: columns }, (_, at) => cells?.[(source?.cells[key]?.[at] ?? 0) - 1] ?? null),
      ),
    )
  }
  const first = places.get(suggestedNumber ?? -1)
  return (number) => {
    const place = places.get(number)
    if (first === undefined || place === undefined || place === first)
      return { score: null, contributions: [] }
    const pair = [first, place] as const
    const levels = scope.keys.map((_, key) => agreementOf(records, key, pair))
    const likeness = likenesses[method === 'levenshtein' ? 'levenshtein' : 'jaro_winkler']
    const contributions = scope.keys.map(({ name }, key) => {
      const level = levels[key] ?? unknownAt
      const similarity = level === unknownAt ? null : rounded(likenessOf(records, key, pair, likeness))
      const weight = model === null ? null : weightOf(learnedOf(model), key, level)
      const agreement = agreements[level] ?? 'unknown'
      return { field: name, agreement, similarity, weight: weight === null ? null : rounded(weight) }
    })
    const alike = contributions.map(({ similarity }) => similarity ?? 0)
    const score =
      model === null
        ? match === 'all'
          ? Math.min(...alike)
          : Math.max(...alike)
        : chanceOf(learnedOf(model), levels)
    return { score: rounded(score), contributions }
  }
}

const learnedOf = ({ share, fields }: LearnedModel) => ({
  share,
  m: fields.map(({ m }) => m),
  u: fields.map(({ u }) => u),
})
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
