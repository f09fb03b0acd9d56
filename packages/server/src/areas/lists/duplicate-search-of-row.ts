import type { DuplicateWeight } from '@portal/sdk/contract'
import type { LearnedModel } from '#db/schema/duplicates.ts'
import type { SearchRow } from './duplicate-searches.queries.ts'
import { progress } from './duplicate-searches.rules.ts'
import { agreements } from './matching/fellegi-sunter.ts'

/** A search as answered: with rate and remaining time, and the learned weights. */
export function searchOfRow(row: SearchRow) {
  const { id, name, templateId, templateName, scope, loadId, loadName, keys, match, method, threshold } = row
  const {
    survivorRule,
    stage,
    done,
    total,
    counts,
    levels,
    failure,
    version,
    createdAt,
    startedAt,
    finishedAt,
  } = row
  return {
    ...{ id, name, templateId, templateName, scope, loadId, loadName, keys, match, method, threshold },
    ...{ survivorRule, state: row.shownState, stage, done, total, ...progress(row) },
    ...{ groups: groupsIn(counts), duplicates: Number(row.duplicates), counts, levels },
    weights: weightsOf(row.model),
    rule: row.ruleId === null ? null : { id: row.ruleId, name: row.ruleName ?? '' },
    ...{ failure, version, createdBy: { id: row.createdBy, displayName: row.creatorName } },
    ...{ createdAt, startedAt, finishedAt },
  }
}

const groupsIn = ({ pending, merged, partial, distinct, postponed }: SearchRow['counts']): number =>
  pending + merged + partial + distinct + postponed

function weightsOf(model: LearnedModel | null): DuplicateWeight[] {
  if (model === null) return []
  return model.fields.flatMap(({ field, m, u }) =>
    m.map((one, level) => {
      const other = u[level] ?? 1
      const agreement = agreements[level] ?? 'unknown'
      return { field, agreement, m: rounded(one), u: rounded(other), weight: rounded(Math.log2(one / other)) }
    }),
  )
}

const rounded = (value: number): number => Number(value.toPrecision(4))
