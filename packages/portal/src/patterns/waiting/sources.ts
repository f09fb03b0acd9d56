import { loads } from '@portal/sdk/laia'
import { accessRequests, notifications } from '@portal/sdk/main'
import { loadsWith, type LoadWord } from '#patterns/load-outcome.ts'
import { together, waiting } from './waiting.ts'

/** Undecided access requests. */
export const useWaitingRequests = waiting({
  family: accessRequests,
  ask: ({ index }) => index,
  with: [{ state: ['pending'], perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['USUARIOS_ASIGNAR_PERMISOS'],
})

/** Unread notifications: the number at the bell. */
export const useUnreadNotices = waiting({
  family: notifications,
  ask: ({ unread }) => unread,
  with: [],
  count: ({ unread }) => unread,
  anyOf: ['VER_DASHBOARD', 'NOTIFICACIONES_VER'],
})

/** The number of loads with a label. */
const loadsIn = (word: LoadWord) =>
  waiting({
    family: loads,
    ask: ({ index }) => index,
    with: [{ ...loadsWith(word), perPage: 1 }],
    count: ({ meta }) => meta.totalCount,
    anyOf: ['MENU_PROCESAR_CARGUE'],
  })

/** Loads that failed, or created nothing. */
export const useFailedLoads = loadsIn('failed')
export const usePausedLoads = loadsIn('paused')

/** Loads with rejected rows that can be corrected. */
export const useLoadsWithErrors = loadsIn('completed_with_errors')

/** Loads that need a restart. */
export const useStoppedLoads = together(useFailedLoads, usePausedLoads)
