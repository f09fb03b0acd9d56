import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { usePeopleTile, useTeamTile } from './use-people-tiles.ts'

export const dashboard = {
  tiles: [
    {
      title: 'team',
      rank: 30,
      icon: 'briefcase',
      href: '/admin/empleados/empleados',
      useFigure: useTeamTile,
    },
    { title: 'people', rank: 90, icon: 'users', href: '/organizacion', useFigure: usePeopleTile },
  ],
} satisfies AreaDashboard
