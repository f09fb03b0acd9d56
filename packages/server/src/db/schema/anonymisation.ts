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

/** What is made of the values of old records, by what their fields hold. */
export type AnonymisationRulesTable = CatalogueTable<
  Methods & { templateId: string; retentionDays: number; since: Generated<'load' | 'work'> }
>

/** Field → what it holds, where somebody has said so. */
export type FieldClassesTable = { templateId: string; classes: Json<Record<string, FieldClass>> }

/** What must be kept as it is. */
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
  /** Field → values changed so far, and what else was emptied; committed with the rows. */
  counts: Json<Record<string, number>>
  createdBy: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  proof: Json<AnonymisationProof> | null
  sha256: string | null
}

/** Where a record stands that has been anonymised. */
export type AnonymisedRecordsTable = { loadSerial: number; rowNumber: number; runSerial: number }
