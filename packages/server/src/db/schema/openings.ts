import type { ColumnType, Generated } from 'kysely'
import type {
  OpeningCause,
  OpeningLight,
  OpeningPlan,
  OpeningPoint,
  OpeningState,
} from '@portal/sdk/contract'
import type { CatalogueTable } from './catalogue.ts'

export type OpeningPlansTable = CatalogueTable<{
  skillId: string
  /** `HH:MM` in the local time of its zone. */
  opensAt: string
  days: OpeningPlan['days']
  timeZone: string
  toleranceMinutes: number
  minimumPercent: number
  templateId: string | null
  checks: string[]
}>

/** A checked item. */
export type OpeningAnswer = {
  label: string
  light: OpeningLight
  note: string | null
  by: { id: string; displayName: string }
  at: string
}

/** A service on a day, with its plan at that time. */
export type OpeningsTable = {
  id: string
  planId: string
  date: string
  plannedAt: Date
  toleranceMinutes: number
  minimumPercent: number
  templateId: string | null
  checks: string[]
  answers: ColumnType<OpeningAnswer[], string | undefined, string>
  state: Generated<OpeningState>
  /** The checklist when it was opened or cancelled; null before. */
  light: Generated<OpeningLight | null>
  points: ColumnType<OpeningPoint[] | null, string | undefined, string>
  openedAt: Generated<Date | null>
  openedBy: Generated<string | null>
  deviationMinutes: Generated<number | null>
  cause: Generated<OpeningCause | null>
  note: Generated<string | null>
  closedAt: Generated<Date | null>
  version: Generated<number>
  createdAt: Date
}
