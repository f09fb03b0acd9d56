import type { Row } from './clock-entries.queries.ts'

/** An entry as answered. */
export function entryOf({ personId, displayName, breakId, breakName, createdBy, writerName, ...row }: Row) {
  return {
    ...row,
    person: { id: personId, displayName },
    breakType: breakId === null ? null : { id: breakId, name: breakName ?? '' },
    createdBy: createdBy === null || writerName === null ? null : { id: createdBy, displayName: writerName },
  }
}
