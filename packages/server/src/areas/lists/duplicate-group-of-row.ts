import type { GroupRow } from './duplicate-groups.queries.ts'

/** A group as lists show it. */
export const groupOfRow = (row: GroupRow) => ({
  ...{ id: row.id, searchId: row.searchId, number: row.number, label: row.label, size: row.size },
  ...{
    score: Math.round(row.score * 10_000) / 10_000,
    state: row.state,
    refusal: row.refusal,
    version: row.version,
  },
  decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, displayName: row.deciderName ?? '' },
  decidedAt: row.decidedAt,
})
