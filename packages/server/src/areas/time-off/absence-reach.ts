import { absenceReach, type Reach } from '#db/reach.ts'
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

/** Deciders who see everybody are HR. */
export function looking(eyes: Eyes): Looking {
  const { permissions } = eyes.user
  const reach = absenceReach(eyes)
  const decides = permissions.has('SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO')
  return {
    ...{ reach, decides, today: reach.today, now: eyes.clock.now() },
    manages: permissions.has('GESTIONAR_AUSENCIAS'),
    isHr: decides && reach.everybody,
    knowsCauses: permissions.has('AUSENCIAS_VER_JUSTIFICANTES'),
  }
}
