import type { AbsencePolicies, AbsencePolicy, VacationPolicies } from '@portal/sdk'
import { today } from '#patterns/this-month.ts'

/** What the policies of vacation and of absences have in common. */
export type PolicyRow = Pick<
  AbsencePolicy,
  'id' | 'agreement' | 'name' | 'validFrom' | 'state' | 'source' | 'review' | 'version' | 'updatedAt'
>

export type PolicyFamily = Pick<AbsencePolicies, 'index' | 'list'> | Pick<VacationPolicies, 'index' | 'list'>

/** Whether it is published and its first day is still ahead. */
export const isPlanned = ({ state, validFrom }: Pick<PolicyRow, 'state' | 'validFrom'>): boolean =>
  state === 'published' && validFrom > today()
