import type { ScreenOf } from '#patterns/screen.ts'

export const vacationReportRoute: ScreenOf<'time-off'> = {
  path: '/informeVacaciones',
  title: 'vacationReport',
  icon: 'umbrella',
  group: 'reports',
  place: 70,
  load: () => import('./load-vacations.ts').then((file) => file.loadVacationReport()),
}
