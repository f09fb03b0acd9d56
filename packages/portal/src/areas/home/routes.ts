import type { AreaScreens } from '#patterns/screen.ts'

export const home = {
  area: 'home',
  screens: {
    dashboard: {
      path: '/dashboard',
      title: 'dashboard',
      icon: 'dashboard',
      group: 'home',
      load: () => import('./dashboard-screen.tsx').then((file) => file.DashboardScreen),
    },
  },
} satisfies AreaScreens<'home'>
