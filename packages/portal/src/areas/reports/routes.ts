import type { AreaScreens } from '#patterns/screen.ts'

export const reports = {
  area: 'reports',
  screens: {
    all: {
      path: '/reportes',
      title: 'allReports',
      icon: 'spreadsheet',
      group: 'reports',
      load: () => import('./load-reports.ts').then((file) => file.loadAllReports()),
    },
    logs: {
      path: '/logs',
      title: 'logs',
      icon: 'history',
      group: 'system',
      load: () => import('./load-reports.ts').then((file) => file.loadLogs()),
    },
  },
} satisfies AreaScreens<'reports'>
