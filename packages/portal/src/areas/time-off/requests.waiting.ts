import { inbox } from '@portal/sdk/intranet'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/**
 * All that waits for one's own decision, of whatever family. Only who decides on something is counted for, a delegate too:
 * everybody else would ask each minute for nothing.
 */
const useInbox = waiting({
  family: inbox,
  ask: ({ summary }) => summary,
  with: [],
  count: ({ count }) => count,
  anyOf: [
    'FICHAJE_CORREGIR',
    'VACACIONES_CAMBIAR_ESTADO',
    'GESTIONAR_VACACIONES_OP_APROBAR',
    'GESTIONAR_VACACIONES_OP_RECHAZAR',
    'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
    'TELETRABAJO_GESTIONAR',
    'USUARIOS_ASIGNAR_PERMISOS',
  ],
})

/** What waits for a decision is counted once, at the inbox: a closed group adds up what its screens say. */
export const requestsWaiting = { '/admin/solicitudes': useInbox } satisfies AreaWaiting<'time-off'>
