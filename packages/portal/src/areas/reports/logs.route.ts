import type { ScreenOf } from '#patterns/screen.ts'

export const logsRoute: ScreenOf<'reports'> = {
  path: '/logs',
  title: 'logs',
  icon: 'history',
  group: 'system',
  place: 10,
  load: () => import('./load-reports.ts').then((file) => file.loadLogs()),
}
