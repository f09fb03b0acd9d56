import {
  accessRequests,
  agentState,
  applications,
  dashboard,
  incidents,
  notifications,
  onlineAgents,
} from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { useCan } from '#patterns/use-can.ts'

const refreshMs = 30_000
const shownNotices = 5
const shownIncidents = 3
const standing = ['open', 'in_progress', 'resolved'] as const

/**
 * Everything that the dashboard shows, of what the person may see. It is loading until all of it has come: cards that
 * arrive one by one would push each other about under the reader's eyes. What fails is left out.
 */
export function useToday() {
  const can = useCan()
  const maySee = can('MENU_AGENTES_EN_LINEA')
  const mayDecide = can('USUARIOS_ASIGNAR_PERMISOS')
  const hasNotices = can('VER_DASHBOARD', 'NOTIFICACIONES_VER')
  const told = useFamily(notifications)
  const centre = useData(useFamily(dashboard).show, [], { refreshMs })
  const agents = useData(useFamily(onlineAgents).index, maySee ? [{ perPage: 1 }] : null, { refreshMs })
  const own = useData(useFamily(agentState).show, [])
  const asked = useData(
    useFamily(accessRequests).index,
    mayDecide ? [{ state: ['pending'], perPage: 1 }] : null,
    { refreshMs },
  )
  const unread = useData(told.unread, hasNotices ? [] : null, { refreshMs })
  const notices = useData(told.index, hasNotices ? [{ perPage: shownNotices }] : null)
  const meant = useData(useFamily(applications).mine, [])
  const mine = useData(useFamily(incidents).index, [
    { mine: true, state: [...standing], perPage: shownIncidents },
  ])
  const parts = [centre, agents, own, asked, unread, notices, meant, mine]
  return {
    centre,
    isLoading: parts.some((part) => part.isLoading),
    agents: agents.data,
    own: own.data,
    asked: asked.data,
    unread: unread.data,
    notices: notices.data,
    applications: meant.data,
    incidents: mine.data,
  }
}

/** What the dashboard shows. */
export type Today = ReturnType<typeof useToday>
