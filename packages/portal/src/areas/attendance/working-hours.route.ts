import type { ScreenOf } from '#patterns/screen.ts'

export const workingHoursRoute: ScreenOf<'attendance'> = {
  path: '/reportesFichaje',
  title: 'workingHours',
  icon: 'clock',
  group: 'reports',
  place: 40,
  load: () => import('./load-accesses.ts').then((file) => file.loadWorkingHours()),
}
