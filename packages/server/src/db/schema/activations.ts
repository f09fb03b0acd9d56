import type { ColumnType, Generated } from 'kysely'
import type { ActivationOrder, ActivationState } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

type ActivationFailure = 'invalid' | 'no_space' | null

/** A segment that is served to the agents of a skill. */
export type ActivationsTable = {
  id: string
  /** A short number for its records: a million of them store it. */
  serial: Generated<number>
  name: string
  state: ActivationState
  segmentId: string
  segmentSerial: number
  segmentName: string
  templateId: string
  templateSerial: number
  skillId: string
  startsAt: Date
  endsAt: Date | null
  quantity: number | null
  ordering: Json<ActivationOrder>
  /** Whether the legal hours for commercial calls apply. */
  commercial: boolean
  hoursFrom: string
  hoursUntil: string
  /** From Monday, 1. */
  weekdays: ColumnType<number[], number[], number[]>
  dailyQuota: number | null
  maxAttempts: number
  replacesId: string | null
  members: Generated<number>
  queued: Generated<number>
  blacklisted: Generated<number>
  duplicated: Generated<number>
  activeElsewhere: Generated<number>
  workedOut: Generated<number>
  unreachable: Generated<number>
  overQuantity: Generated<number>
  failure: Generated<ActivationFailure>
  version: Generated<number>
  createdAt: Date
  createdBy: string
  preparedAt: Generated<Date | null>
  endedAt: Generated<Date | null>
}
