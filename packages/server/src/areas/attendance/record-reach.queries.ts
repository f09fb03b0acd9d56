import { dayOf } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'

type Asking = { user: { id: string; permissions: ReadonlySet<string> }; clock: { now(): Date } }

/**
 * The reach of a person, by permission (REP-1): everybody with REPORTES_TODOS, the people they coordinate with ACCESOS_VER
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
