import type { ColumnType, Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

/** What agents do to tickets again and again. */
export type TicketMacrosTable = CatalogueTable<{
  scope: Generated<'personal' | 'skill' | 'everybody'>
  /** Whose it is: the id of a person, or `all`. */
  keptFor: Generated<string>
  /** For the tickets of which skill. */
  skillId: string | null
  reply: Generated<string>
  isInternal: Generated<boolean>
  priorityId: string | null
  /** Tags that are added. */
  tagIds: Generated<string[]>
  toSkillId: string | null
  assign: Generated<'keep' | 'me' | 'nobody' | 'person'>
  assigneeId: string | null
  move: Generated<'none' | 'postpone' | 'close'>
  pendingDays: number | null
  finalStateId: string | null
  values: ColumnType<Record<string, string>, Record<string, string> | undefined, Record<string, string>>
}>
