import { dayOf } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'
import type { Eyes } from '#delegations/stand-ins.ts'

/** The viewer of telework: reach, and whether they manage it. */
export type Looking = { reach: Reach; manages: boolean; today: string }

/**
 * One's own; with TELETRABAJO_GESTIONAR those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS,
 * and of everybody with REPORTES_TODOS.
 */
export function looking({ user, clock }: Eyes): Looking {
  const { permissions } = user
  const manages = permissions.has('TELETRABAJO_GESTIONAR')
  const today = dayOf(clock.now())
  return {
    reach: {
      ...{ userId: user.id, everybody: manages && permissions.has('REPORTES_TODOS'), team: manages },
      projects: manages && permissions.has('REPORTES_MIS_PROYECTOS'),
      identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
      today,
    },
    ...{ manages, today },
  }
}
