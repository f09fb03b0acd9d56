import type { ColumnType, Generated } from 'kysely'
import type { AbsenceUnit, Kinship } from './absences.ts'
import type { CatalogueTable } from './catalogue.ts'
import type { VacationPoliciesTable } from './vacations.ts'

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
  /** Coordinators only see that somebody is absent. */
  private: Generated<boolean>
}>

/** The maximum for some relatives, with or without a journey; null for both. */
export type AbsenceVariation = {
  kinship: readonly Kinship[]
  travel: boolean | null
  maxPerEvent: number
  /** Its unit, if it differs from the type's own. */
  unit: 'natural_days' | 'working_days' | null
  source: string
}

/** The terms of an absence type, from a day on until other terms follow. */
export type AbsenceTerms = {
  unit: 'natural_days' | 'working_days' | 'hours' | 'weeks' | 'minutes'
  maxPerEvent: number | null
  maxPerYear: number | null
  /**
   * Whether the yearly limit is the same for everybody in proportion to their working time, or a number of their
   * days.
   */
  yearlyBy: 'fixed' | 'part_time' | 'days'
  variations: readonly AbsenceVariation[]
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

export type AbsenceTypeTermsTable = Omit<AbsenceTerms, 'variations' | 'yearlyBy'> & {
  variations: ColumnType<readonly AbsenceVariation[], string | undefined, string>
  yearlyBy: Generated<AbsenceTerms['yearlyBy']>
  id: string
  absenceTypeId: string
  /** Empty for the general terms. */
  agreement: Generated<string>
  policyId: Generated<string | null>
  validFrom: string
  createdBy: string | null
  createdAt: Date
}

/** The terms of a type in a policy. */
export type AbsencePolicyRule = AbsenceTerms & { absenceTypeId: string }

/** An absence of a person, and the limits that it must result in. */
export type AbsencePolicyExample = {
  name: string
  absenceTypeId: string
  kinship: Kinship | null
  travel: boolean
  weeklyMinutes: number
  fullWeeklyMinutes: number
  /** Of the absence, in `unit`. */
  limit: number | null
  unit: AbsenceUnit
  /** Of the year, in the counting unit of the type. */
  allowance: number | null
}

/** A version of a policy; an empty agreement stands for the general terms. */
export type AbsencePoliciesTable = Omit<VacationPoliciesTable, 'rules' | 'examples'> & {
  rules: ColumnType<AbsencePolicyRule[], string, string>
  examples: ColumnType<AbsencePolicyExample[], string, string>
}
