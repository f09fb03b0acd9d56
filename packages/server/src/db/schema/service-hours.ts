import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** The local opening hours of a service, its legal term, and its agents' limits. */
export type ServiceHoursTable = CatalogueTable<{
  skillId: string
  timeZone: Generated<string>
  /** `HH:MM` from Monday to Friday; null on Saturday and Sunday where it is closed. */
  opensAt: string
  closesAt: string
  saturdayOpensAt: string | null
  saturdayClosesAt: string | null
  sundayOpensAt: string | null
  sundayClosesAt: string | null
  /** The work center whose holidays apply. */
  workCenterId: string | null
  legalTerm: Generated<'none' | 'claim' | 'charge' | 'outage'>
  /** The maximum number of an agent's open tickets, and of those on hold. */
  maxOpen: Generated<number>
  maxHeld: Generated<number>
  /** Whether tickets are assigned automatically to available people. */
  assigns: Generated<boolean>
  /** Whether untouched tickets of agents who go offline are returned. */
  givesBack: Generated<boolean>
}>
