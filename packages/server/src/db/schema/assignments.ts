import type { Generated } from 'kysely'

/** A dated assignment, both days inclusive. */
type InTime = {
  userId: string
  startsOn: string
  endsOn: string | null
  createdBy: string | null
  createdAt: Date
}

export type AssignmentOrigin = 'hand' | 'platform'

export type SkillAssignmentsTable = Omit<InTime, 'createdBy' | 'createdAt'> & {
  id: Generated<string>
  skillId: string
  isMain: Generated<boolean>
  /** From 1, beginner, to 5, expert. */
  level: Generated<number>
  origin: Generated<AssignmentOrigin>
  createdBy: Generated<string | null>
  createdAt: Generated<Date>
}

export type ProjectAssignmentsTable = InTime & { id: string; projectId: string }
