import { loads } from '@portal/sdk/laia'
import { accessRequests, notifications } from '@portal/sdk/main'
import { waiting } from './waiting.ts'

/** Requests for access that nobody has decided yet. */
export const useWaitingRequests = waiting({
  family: accessRequests,
  ask: ({ index }) => index,
  with: [{ state: ['pending'], perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['USUARIOS_ASIGNAR_PERMISOS'],
})

/** What one was told and has not read: the number of the bell. */
export const useUnreadNotices = waiting({
  family: notifications,
  ask: ({ unread }) => unread,
  with: [],
  count: ({ unread }) => unread,
  anyOf: ['VER_DASHBOARD', 'NOTIFICACIONES_VER'],
})

/** Loads that go on only when somebody restarts them. */
export const useStandingLoads = waiting({
  family: loads,
  ask: ({ index }) => index,
  with: [{ state: ['failed', 'paused'], perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['MENU_PROCESAR_CARGUE'],
})
