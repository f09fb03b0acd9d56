import type { AbsencePolicies, AbsencePolicy, VacationPolicies } from '@portal/sdk'

/** What the policies of vacation and of absences have in common. */
export type PolicyRow = Pick<
  AbsencePolicy,
  'id' | 'agreement' | 'name' | 'validFrom' | 'state' | 'source' | 'review' | 'version' | 'updatedAt'
>

export type PolicyFamily = Pick<AbsencePolicies, 'index' | 'list'> | Pick<VacationPolicies, 'index' | 'list'>
