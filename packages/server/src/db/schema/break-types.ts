import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type BreakTypesTable = CatalogueTable<{
  code: string
  colour: Generated<string>
  paid: Generated<boolean>
  /** It counts as time worked. */
  effective: Generated<boolean>
  minutesPerUse: number | null
  usesPerDay: number | null
  /** Percent of the agents of a skill who are online. */
  maxShare: number | null
  reasonRequired: Generated<boolean>
  /** Minutes of effective work after which each falls due; null where no work brings it about. */
  everyMinutes: number | null
  /** Minutes before that and after it in which it may begin. */
  toleranceMinutes: number | null
  cumulative: Generated<boolean>
  reminder: Generated<boolean>
}>
