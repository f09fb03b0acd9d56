import type { ScreenOf } from '#patterns/screen.ts'

export const absenteeismRoute: ScreenOf<'time-off'> = {
  path: '/informeAbsentismos',
  title: 'absenteeism',
  icon: 'trend',
  group: 'reports',
  place: 60,
  load: () => import('./load-absences.ts').then((file) => file.loadAbsenteeism()),
}
