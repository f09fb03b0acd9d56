import type { ColumnType, Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** Macros of agents for tickets. */
export type TicketMacrosTable = CatalogueTable<{
  scope: Generated<'personal' | 'skill' | 'everybody'>
  /** The owner: the id of a person, or `all`. */
  owner: Generated<string>
  /** Restricts it to tickets of a skill. */
  skillId: string | null
  reply: Generated<string>
  isInternal: Generated<boolean>
  priorityId: string | null
  /** Tags to add. */
  tagIds: Generated<string[]>
  toSkillId: string | null
  assign: Generated<'keep' | 'me' | 'nobody' | 'person'>
  assigneeId: string | null
  move: Generated<'none' | 'postpone' | 'close'>
  pendingDays: number | null
  finalStateId: string | null
  values: ColumnType<Record<string, string>, Record<string, string> | undefined, Record<string, string>>
}>
