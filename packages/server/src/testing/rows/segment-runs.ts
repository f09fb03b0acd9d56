import type { Rows } from '../rows.ts'

export const fill = ({ db, at, ten }: Rows) =>
  db
    .insertInto('segmentRuns')
    .values(
      ten((createdBy, id) => ({
        ...{ id, createdBy, createdAt: at, startedAt: at, finishedAt: at },
        state: 'stopped' as const,
      })),
    )
    .execute()
