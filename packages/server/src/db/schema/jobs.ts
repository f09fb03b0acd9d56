import type { ColumnType, Generated } from 'kysely'

export type JobsTable = {
  id: string
  kind: string
  key: string
  payload: ColumnType<unknown, string, string>
  runAt: Date
  attempts: Generated<number>
  leasedUntil: Date | null
  leasedBy: string | null
  failure: string | null
  /** When the last retry failed; it waits for a person. */
  deadAt: Date | null
  createdAt: Date
}
export type IdempotencyKeysTable = {
  userId: string
  key: string
  requestHash: string
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  createdAt: Date
}
