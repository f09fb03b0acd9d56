import type {
  FinalCategory,
  SkillMeaning,
  StateMove,
  WorkflowDocument,
  WorkflowState,
  WorkflowTransition,
} from '@portal/sdk/contract'
import type { ColumnType, Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'
import type { Json } from './templates.ts'

export type { WorkflowState, WorkflowTransition, WorkflowDocument, SkillMeaning, StateMove }

export type FinalStatesTable = CatalogueTable<{
  code: string
  category: FinalCategory
  humanContact: Generated<boolean>
  sale: Generated<boolean>
  addsToBlacklist: Generated<boolean>
  needsDate: Generated<boolean>
  needsComment: Generated<boolean>
  recycleAfterMinutes: number | null
  maxAttempts: number | null
  skills: ColumnType<SkillMeaning[], string | undefined, string>
}>

export type WorkflowsTable = CatalogueTable<{
  description: Generated<string>
  /** The draft; published versions are in `workflowVersions`. */
  document: ColumnType<WorkflowDocument, WorkflowDocument | undefined, WorkflowDocument>
}>

/** Append-only. */
export type WorkflowVersionsTable = {
  id: string
  workflowId: string
  number: number
  document: Json<WorkflowDocument>
  live: 'finish' | 'migrate'
  map: Json<StateMove[]>
  note: string
  /** No foreign key: accounts may be deleted, versions stay. */
  publishedBy: string
  publishedAt: Date
}

/** The management fields used by a version's transitions; number 0 is the draft. */
export type WorkflowFieldsTable = { workflowId: string; number: number; fieldId: string }

/** The final states used by a version; number 0 is the draft. */
export type WorkflowEndsTable = { workflowId: string; number: number; finalStateId: string }
