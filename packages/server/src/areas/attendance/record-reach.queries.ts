import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'

/** Whose time record somebody may look into, beside their own. */
export type Reach = { userId: string; everybody: boolean; team: boolean; projects: boolean; today: string }

type Asking = { user: { id: string; permissions: ReadonlySet<string> }; clock: { now(): Date } }

/**
 * The reach of a person, by permission (REP-1): everybody with REPORTES_TODOS or CONTRATOS_GESTIONAR, the people they
 * coordinate with ACCESOS_VER or REPORTES_MIS_USUARIOS, those of their projects with REPORTES_MIS_PROYECTOS.
 */
export function reachOf({ user: { id, permissions }, clock }: Asking): Reach {
  const has = (...names: readonly string[]) => names.some((name) => permissions.has(name))
  return {
    userId: id,
    everybody: has('REPORTES_TODOS', 'CONTRATOS_GESTIONAR'),
    team: has('ACCESOS_VER', 'REPORTES_MIS_USUARIOS'),
    projects: has('REPORTES_MIS_PROYECTOS'),
    today: dayOf(clock.now()),
  }
}

/** Whether the time record of the employee with this id may be looked into. */
export function isWithin({ userId, everybody, team, projects, today }: Reach, id: RawBuilder<unknown>) {
  if (everybody) return sql<boolean>`true`
  const own = [sql<boolean>`${id} = ${userId}::uuid`]
  if (team)
    own.push(sql`exists (select from coordinator_assignments mine where mine.employee_id = ${id}
    and mine.coordinator_id = ${userId}::uuid and ${inForce('mine', today)})`)
  if (projects)
    own.push(sql`exists (select from project_assignments mine
    join projects p on p.id = mine.project_id and p.deleted_at is null
    where mine.user_id = ${id} and ${userId}::uuid = any(p.coordinator_ids) and ${inForce('mine', today)})`)
  return sql<boolean>`(${sql.join(own, sql` or `)})`
}
