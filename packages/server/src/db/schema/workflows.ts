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

/** Written once: the table refuses every change. */
export type WorkflowVersionsTable = {
  id: string
  workflowId: string
  number: number
  document: Json<WorkflowDocument>
  live: 'finish' | 'migrate'
  map: Json<StateMove[]>
  note: string
  /** Without a reference: accounts go, versions stay. */
  publishedBy: string
  publishedAt: Date
}

/** Which management fields the transitions of a version ask for; number 0 is the draft. */
export type WorkflowFieldsTable = { workflowId: string; number: number; fieldId: string }

/** Which final states a version names; number 0 is the draft. */
export type WorkflowEndsTable = { workflowId: string; number: number; finalStateId: string }
