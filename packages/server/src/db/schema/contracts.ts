import type { ColumnType, Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type WorkCentersTable = CatalogueTable<{
  code: string
  timeZone: string
  country: Generated<string>
  region: string | null
  locality: string | null
  /** From which day on its people clock in; null for the earliest of all centers. */
  clockSince: Generated<string | null>
}>

export type HolidaysTable = {
  id: string
  date: string
  name: string
  country: string
  region: string | null
  locality: string | null
  workCenterId: string | null
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
}

export type ContractKind = 'indefinite' | 'seasonal' | 'temporary' | 'training'

/** A dated contract, both days inclusive. */
export type ContractsTable = {
  id: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  kind: ContractKind
  weeklyMinutes: number
  /** The minutes of each day, from Monday to Sunday; written as JSON. */
  weekDays: ColumnType<number[], string, string>
  partTime: Generated<boolean>
  agreement: Generated<string>
  workCenterId: string
  note: Generated<string>
  version: Generated<number>
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
}
