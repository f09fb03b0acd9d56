import type { AbsenceType } from '@portal/sdk'

export const families = [
  'leave',
  'vacation',
  'sick_leave',
  'hours_pool',
  'worked_holiday',
  'unpaid',
  'union',
  'unjustified',
] as const satisfies readonly AbsenceType['family'][]
export const units = [
  'working_days',
  'natural_days',
  'hours',
  'weeks',
  'minutes',
] as const satisfies readonly AbsenceType['unit'][]
export const pays = [
  'company',
  'social_security',
  'mixed',
  'unpaid',
] as const satisfies readonly AbsenceType['pay'][]
export const justifications = [
  'required',
  'on_request',
  'none',
] as const satisfies readonly AbsenceType['justification'][]
export const approvers = [
  'hr',
  'coordinator',
  'coordinator_and_hr',
  'nobody',
] as const satisfies readonly AbsenceType['approver'][]
