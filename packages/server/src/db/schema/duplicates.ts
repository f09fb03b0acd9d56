import type { ColumnType, Generated } from 'kysely'
import type {
  DuplicateLevel,
  DuplicateMatch,
  DuplicateMethod,
  DuplicateRefusal,
  DuplicateRuleAct,
  DuplicateScope,
  DuplicateSearch,
  DuplicateState,
  SurvivorRule,
} from '@portal/sdk/contract'
import type { Json } from './templates.ts'

type Asked = {
  templateId: string
  scope: DuplicateScope
  keys: Json<string[]>
  match: DuplicateMatch
  method: DuplicateMethod
  /** Null for methods that only know yes and no. */
  threshold: number | null
  survivorRule: SurvivorRule
}

export type DuplicateRulesTable = Asked & {
  id: string
  name: string
  act: DuplicateRuleAct
  active: boolean
  version: number
  createdBy: string
  createdAt: Date
}

/** The learned model of EM: the frequencies of each key's agreements among duplicates and others. */
export type LearnedModel = {
  /** The share of duplicates among the compared pairs. */
  share: number
  fields: { field: string; m: number[]; u: number[] }[]
}

export type DuplicateSearchesTable = Asked & {
  id: string
  serial: Generated<number>
  name: string
  loadId: string | null
  ruleId: string | null
  /** `applied` is not stored: a ready search without pending groups. */
  state: Exclude<DuplicateSearch['state'], 'applied'>
  stage: Generated<DuplicateSearch['stage']>
  done: Generated<number>
  total: Generated<number>
  workedMs: Generated<number>
  levels: ColumnType<DuplicateLevel[], string | undefined, string>
  model: Json<LearnedModel> | null
  failure: 'internal' | 'limit_reached' | null
  version: Generated<number>
  createdBy: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

export type DuplicateGroupsTable = {
  id: Generated<string>
  searchSerial: number
  number: number
  size: number
  score: number
  label: Generated<string>
  state: Generated<DuplicateState>
  refusal: Json<DuplicateRefusal> | null
  version: Generated<number>
  decidedBy: string | null
  decidedAt: Date | null
}

export type DuplicateMembersTable = {
  searchSerial: number
  number: number
  /** Null for a record in no group at the threshold. */
  groupNumber: number | null
  templateSerial: number
  reference: string
  isOut: Generated<boolean>
}

export type DuplicatePairsTable = { searchSerial: number; one: number; other: number; score: number }

/** Two known non-duplicates, the lower number first. */
export type DistinctRecordsTable = {
  oneTemplate: number
  one: string
  otherTemplate: number
  other: string
  groupId: string | null
  decidedBy: string
  decidedAt: Date
}

/** The image of a record: its whole row. */
export type RecordImage = {
  templateSerial: number
  reference: string
  loadSerial: number
  rowNumber: number
  key: string | null
  cells: (string | null)[]
}

export type DuplicateMergesTable = {
  id: string
  groupId: string
  /** The number of the surviving member. */
  survivor: number
  before: Json<(RecordImage & { number: number })[]>
  /** The survivor's values after the merge. */
  after: Json<(string | null)[]>
  /** The references that moved to the survivor, for undo. */
  links: Json<RecordLinks>
  mergedBy: string
  mergedAt: Date
  undoneBy: string | null
  undoneAt: Date | null
}

/** Rows of other tables that referred to a removed record, as JSON. */
export type RecordLinks = Record<string, string[]>
