import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useWaitingRequests } from '#patterns/waiting/sources.ts'
import { useOwnRequestsTile } from './use-own-requests-tile.ts'

export const dashboard = {
  waiting: [
    {
      title: 'accessRequests',
      rank: 30,
      isPersonal: true,
      state: 'attention',
      href: '/admin/solicitudes?state=pending',
      useWaiting: useWaitingRequests,
    },
  ],
  tiles: [
    {
      title: 'ownRequests',
      rank: 70,
      isPersonal: true,
      icon: 'key',
      href: '/admin/solicitudes',
      useFigure: useOwnRequestsTile,
    },
  ],
} satisfies AreaDashboard
