import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** When a service works by the clock on the wall of its zone, what the law promises, and how much its agents have at once. */
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
  /** Whose holidays it keeps. */
  workCenterId: string | null
  legalTerm: Generated<'none' | 'claim' | 'charge' | 'outage'>
  /** Tickets at most that an agent has in hand, and that they hold. */
  maxOpen: Generated<number>
  maxHeld: Generated<number>
  /** Whether tickets are given to whoever comes online or has become free, unasked. */
  assigns: Generated<boolean>
  /** Whether an agent who goes offline gives back what they have not begun. */
  givesBack: Generated<boolean>
}>
