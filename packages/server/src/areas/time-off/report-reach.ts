import type { Context } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'

/** The reach of reports: everybody, one's people, or those of one's projects (REP-1). */
export function reportReach({ user: { id, permissions }, clock }: Pick<Context, 'user' | 'clock'>): Reach {
  return {
    ...{ userId: id, everybody: permissions.has('REPORTES_TODOS'), today: dayOf(clock.now()) },
    team: permissions.has('REPORTES_MIS_USUARIOS'),
    projects: permissions.has('REPORTES_MIS_PROYECTOS'),
    identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
  }
}
