import type { Generated } from 'kysely'
import type {
  AnonymisationMethod,
  AnonymisationProof,
  AnonymisationRun,
  FieldClass,
} from '@portal/sdk/contract'
import type { CatalogueTable } from './catalogue.ts'
import type { Json } from './templates.ts'

type Methods = { [Name in `${Exclude<FieldClass, 'none'>}Method`]: Generated<AnonymisationMethod> }

/** The method for values of old records, by data class. */
export type AnonymisationRulesTable = CatalogueTable<
  Methods & { templateId: string; retentionDays: number; since: Generated<'load' | 'work'> }
>

/** Field → explicit data class. */
export type FieldClassesTable = { templateId: string; classes: Json<Record<string, FieldClass>> }

/** Records that must not be changed. */
export type LegalHoldsTable = {
  id: string
  templateId: string
  loadId: string | null
  loadName: string | null
  /** The key of one record. */
  record: string | null
  reason: string
  until: string | null
  createdAt: Date
  createdBy: string
  releasedAt: Generated<Date | null>
  releasedBy: Generated<string | null>
}

export type AnonymisationRunsTable = {
  id: string
  serial: Generated<number>
  ruleId: string
  ruleName: string
  templateId: string
  templateName: string
  reason: string
  state: AnonymisationRun['state']
  done: Generated<number>
  total: number
  held: Generated<number>
  /** Field → number of changed values, and other emptied columns; committed with the rows. */
  counts: Json<Record<string, number>>
  createdBy: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  proof: Json<AnonymisationProof> | null
  sha256: string | null
}

/** The position of an anonymised record. */
export type AnonymisedRecordsTable = { loadSerial: number; rowNumber: number; runSerial: number }
