import type { AreaScreens } from '#patterns/screen.ts'

export const reports = {
  area: 'reports',
  screens: {
    logs: {
      path: '/logs',
      title: 'logs',
      icon: 'history',
      group: 'system',
      load: () => import('./logs-screen.tsx').then((file) => file.LogsScreen),
    },
  },
} satisfies AreaScreens<'reports'>
