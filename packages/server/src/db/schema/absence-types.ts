import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type AbsenceFamily =
  | 'vacation'
  | 'leave'
  | 'sick_leave'
  | 'hours_pool'
  | 'worked_holiday'
  | 'unpaid'
  | 'union'
  | 'unjustified'

export type AbsenceTypesTable = CatalogueTable<{
  code: string
  colour: Generated<string>
  family: AbsenceFamily
  /** ISO 3166, two letters. */
  country: Generated<string>
  /** Coordinators see only that somebody is absent. */
  private: Generated<boolean>
}>

/** What holds for a kind of absence, from a day on until other terms follow. */
export type AbsenceTerms = {
  unit: 'natural_days' | 'working_days' | 'hours' | 'weeks' | 'minutes'
  maxPerEvent: number | null
  maxPerYear: number | null
  pay: 'company' | 'social_security' | 'mixed' | 'unpaid'
  countsAsWorked: boolean
  countsAsAbsenteeism: boolean
  accruesVacation: boolean
  justification: 'none' | 'on_request' | 'required'
  /** Days after its end. */
  justificationDays: number | null
  approver: 'nobody' | 'coordinator' | 'hr' | 'coordinator_and_hr'
  source: string
  note: string
}

export type AbsenceTypeTermsTable = AbsenceTerms & {
  id: string
  absenceTypeId: string
  validFrom: string
  createdBy: string | null
  createdAt: Date
}
