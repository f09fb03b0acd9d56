import type { PermissionName } from '@portal/permissions'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from './day.ts'
import { inForce } from './days.ts'

/** Permissions to see more than one's own record, more of it, or to find people by more than their name. */
export const reachPermissions = [
  'REPORTES_TODOS',
  'ACCESOS_VER',
  'REPORTES_MIS_USUARIOS',
  'REPORTES_MIS_PROYECTOS',
  'EMPLEADOS_VER_DATOS_PERSONALES',
  'SOLICITUDES_AUSENCIA_VER',
  'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
  'GESTIONAR_AUSENCIAS',
  'AUSENCIAS_VER_JUSTIFICANTES',
] as const satisfies readonly PermissionName[]

/** Whose records somebody may see besides their own. */
export type Reach = {
  userId: string
  everybody: boolean
  team: boolean
  projects: boolean
  /** Whether people can be found by their DNI, too. */
  identityNumbers: boolean
  today: string
  /** Restricted to the people of a grant. */
  only?: RawBuilder<unknown>
}

type Asking = { user: { id: string; permissions: ReadonlySet<string> }; clock: { now(): Date } }

/**
 * A person's reach, by permission (REP-1): everybody with REPORTES_TODOS, the people they coordinate with ACCESOS_VER
 * or REPORTES_MIS_USUARIOS, those of their projects with REPORTES_MIS_PROYECTOS.
 */
export function reachOf({ user: { id, permissions }, clock }: Asking): Reach {
  const has = (...names: readonly string[]) => names.some((name) => permissions.has(name))
  return {
    userId: id,
    everybody: has('REPORTES_TODOS'),
    team: has('ACCESOS_VER', 'REPORTES_MIS_USUARIOS'),
    projects: has('REPORTES_MIS_PROYECTOS'),
    identityNumbers: has('EMPLEADOS_VER_DATOS_PERSONALES'),
    today: dayOf(clock.now()),
  }
}

/** The reach of reports on time off: everybody, one's people, or those of one's projects (REP-1). */
export function reportReach({ user: { id, permissions }, clock }: Asking): Reach {
  return {
    ...{ userId: id, everybody: permissions.has('REPORTES_TODOS'), today: dayOf(clock.now()) },
    team: permissions.has('REPORTES_MIS_USUARIOS'),
    projects: permissions.has('REPORTES_MIS_PROYECTOS'),
    identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
  }
}

/**
 * Whose absences somebody may see: their own; with SOLICITUDES_AUSENCIA_VER, SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO or
 * GESTIONAR_AUSENCIAS those of the people they coordinate, of their projects with REPORTES_MIS_PROYECTOS, and of
 * everybody with REPORTES_TODOS. Private causes are a permission of their own, never reach (AUS-3).
 */
export function absenceReach({ user: { id, permissions }, clock }: Asking): Reach {
  const sees = [
    'SOLICITUDES_AUSENCIA_VER',
    'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
    'GESTIONAR_AUSENCIAS',
  ].some((name) => permissions.has(name))
  return {
    ...{ userId: id, everybody: sees && permissions.has('REPORTES_TODOS'), today: dayOf(clock.now()) },
    ...{ team: sees, projects: sees && permissions.has('REPORTES_MIS_PROYECTOS') },
    identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
  }
}

/** Whether the record of the employee with this id is in reach: as a set of ids, so that an index is used. */
export function isWithin({ userId, everybody, team, projects, today, only }: Reach, id: RawBuilder<unknown>) {
  if (only !== undefined) return sql<boolean>`${id} in (${only})`
  if (everybody) return sql<boolean>`true`
  const ids = [sql`select ${userId}::uuid`]
  if (team)
    ids.push(sql`select mine.employee_id from coordinator_assignments mine
      where mine.coordinator_id = ${userId}::uuid and ${inForce('mine', today)}`)
  if (projects)
    ids.push(sql`select mine.user_id from project_assignments mine
      join projects p on p.id = mine.project_id and p.deleted_at is null
      where ${userId}::uuid = any(p.coordinator_ids) and ${inForce('mine', today)}`)
  return sql<boolean>`${id} in (${sql.join(ids, sql` union all `)})`
}
