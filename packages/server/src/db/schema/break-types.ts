import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type BreakTypesTable = CatalogueTable<{
  code: string
  colour: Generated<string>
  paid: Generated<boolean>
  /** Whether it counts as work. */
  effective: Generated<boolean>
  minutesPerUse: number | null
  usesPerDay: number | null
  /** The maximum share of a skill's online agents, in per cent. */
  maxShare: number | null
  reasonRequired: Generated<boolean>
  /** Minutes of effective work after which each is due; null if it is not due by work. */
  everyMinutes: number | null
  /** Tolerance in minutes before and after that. */
  toleranceMinutes: number | null
  cumulative: Generated<boolean>
  reminder: Generated<boolean>
}>
