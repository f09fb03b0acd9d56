import { inbox } from '@portal/sdk/intranet'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/**
 * Every decision that waits for the person, of any family. Only counted for deciders and delegates: everybody
 * else would poll each minute for nothing.
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

/** Pending decisions are counted once, at the inbox: a collapsed menu group sums its screens. */
export const requestsWaiting = { '/admin/solicitudes': useInbox } satisfies AreaWaiting<'time-off'>
