import { type RawBuilder, sql } from 'kysely'
import { inForce } from './days.ts'
import type { GroupCondition, GroupField, GroupRule } from './schema/employee-groups.ts'

/** What is needed to evaluate a group. */
export type KnownGroup = { id: string; kind: 'manual' | 'rule'; rule: GroupRule | null }

/** The columns of conditions: a fixed list, never user input. `own` is the assignment in force. */
const columns: Record<GroupField, RawBuilder<unknown>> = {
  department: sql`employees.department`,
  jobTitle: sql`employees.job_title`,
  jobLevel: sql`employees.job_level`,
  workCenter: sql`employees.work_center`,
  contractKind: sql`employees.contract_kind`,
  coordinatorId: sql`own.coordinator_id::text`,
  weeklyHours: sql`employees.weekly_hours::text`,
}

/** Whether the employee of the current row is in a group on a day. */
export function isMember({ id, kind, rule }: KnownGroup, day: string): RawBuilder<boolean> {
  if (kind === 'rule') return matches(rule)
  return sql<boolean>`exists (select from employee_group_members m
    where m.group_id = ${id} and m.employee_id = employees.user_id and ${inForce('m', day)})`
}

/** Whether the employee of the current row meets the conditions; a rule without conditions matches nobody. */
export function matches(rule: GroupRule | null): RawBuilder<boolean> {
  if (rule === null || rule.conditions.length === 0) return sql<boolean>`false`
  const joined = rule.match === 'all' ? sql` and ` : sql` or `
  return sql<boolean>`(${sql.join(rule.conditions.map(condition), joined)})`
}

function condition({ field, operator, values }: GroupCondition): RawBuilder<boolean> {
  const column = columns[field]
  switch (operator) {
    case 'in':
      return sql<boolean>`coalesce(${column} = any(${values}::text[]), false)`
    case 'not_in':
      return sql<boolean>`coalesce(${column} <> all(${values}::text[]), true)`
    case 'at_least':
      return sql<boolean>`employees.weekly_hours >= ${Number(values[0])}::int`
    case 'at_most':
      return sql<boolean>`employees.weekly_hours <= ${Number(values[0])}::int`
  }
}
