import { dayOf } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'
import type { Eyes } from '#delegations/stand-ins.ts'

/** The viewer of absences: reach, permissions, and whether they may know private causes. */
export type Looking = {
  reach: Reach
  decides: boolean
  manages: boolean
  isHr: boolean
  /** By permission, never by hierarchy (AUS-3). */
  knowsCauses: boolean
  today: string
  now: Date
}

/**
 * One's own; with SOLICITUDES_AUSENCIA_VER, SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO or GESTIONAR_AUSENCIAS those of the
 * people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS.
 * Deciders who see everybody are HR.
 */
export function looking({ user, clock }: Eyes): Looking {
  const { permissions } = user
  const decides = permissions.has('SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO')
  const manages = permissions.has('GESTIONAR_AUSENCIAS')
  const sees = decides || manages || permissions.has('SOLICITUDES_AUSENCIA_VER')
  const everybody = sees && permissions.has('REPORTES_TODOS')
  const today = dayOf(clock.now())
  return {
    reach: {
      ...{ userId: user.id, everybody, team: sees, today },
      projects: sees && permissions.has('REPORTES_MIS_PROYECTOS'),
      identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
    },
    ...{ decides, manages, today, now: clock.now() },
    isHr: decides && everybody,
    knowsCauses: permissions.has('AUSENCIAS_VER_JUSTIFICANTES'),
  }
}
