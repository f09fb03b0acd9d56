import type { ScreenOf } from '#patterns/screen.ts'

export const allRoute: ScreenOf<'reports'> = {
  path: '/reportes',
  title: 'allReports',
  icon: 'spreadsheet',
  group: 'reports',
  place: 10,
  load: () => import('./load-reports.ts').then((file) => file.loadAllReports()),
}
