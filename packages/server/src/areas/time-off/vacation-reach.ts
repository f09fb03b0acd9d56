import { dayOf } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'
import type { Eyes } from '#delegations/stand-ins.ts'
import type { LedgerReader } from '#db/ledger-privacy.ts'

/** The viewer of vacations: reach, and the side they decide for. */
export type Looking = { reach: Reach; decides: boolean; isHr: boolean; now: Date }

/**
 * One's own; with MENU_VACATION_EMPLOYEE or VACACIONES_CAMBIAR_ESTADO those of the people one coordinates, of one's
 * projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. Deciders who see everybody are HR.
 */
export function looking({ user, clock }: Eyes): Looking {
  const { permissions } = user
  const decides = permissions.has('VACACIONES_CAMBIAR_ESTADO')
  const manages = decides || permissions.has('MENU_VACATION_EMPLOYEE')
  const everybody = manages && permissions.has('REPORTES_TODOS')
  return {
    reach: {
      ...{ userId: user.id, everybody, team: manages },
      projects: manages && permissions.has('REPORTES_MIS_PROYECTOS'),
      identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
      today: dayOf(clock.now()),
    },
    decides,
    isHr: decides && everybody,
    now: clock.now(),
  }
}

/** The reader of ledgers, who may know private causes by permission, never by hierarchy (AUS-3). */
export const readerOf = ({ user: { id, permissions } }: Pick<Eyes, 'user'>): LedgerReader => ({
  ...{ userId: id, knowsCauses: permissions.has('AUSENCIAS_VER_JUSTIFICANTES') },
})

/**
 * The viewer of plan requests: of the people they coordinate, of their projects with REPORTES_MIS_PROYECTOS, and of
 * everybody with REPORTES_TODOS.
 */
export function managing({ user, clock }: Eyes): Looking {
  const { permissions } = user
  return {
    reach: {
      ...{ userId: user.id, everybody: permissions.has('REPORTES_TODOS'), team: true },
      projects: permissions.has('REPORTES_MIS_PROYECTOS'),
      identityNumbers: permissions.has('EMPLEADOS_VER_DATOS_PERSONALES'),
      today: dayOf(clock.now()),
    },
    ...{ decides: false, isHr: false, now: clock.now() },
  }
}
