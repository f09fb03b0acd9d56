import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useSecondFactorTile } from './use-second-factor-tile.ts'

export const dashboard = {
  tiles: [
    {
      title: 'secondFactor',
      rank: 80,
      isPersonal: true,
      icon: 'shield',
      href: '/userProfile?tab=security',
      useFigure: useSecondFactorTile,
    },
  ],
} satisfies AreaDashboard
