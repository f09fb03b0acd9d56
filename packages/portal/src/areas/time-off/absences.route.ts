import type { ScreenOf } from '#patterns/screen.ts'

export const absencesRoute: ScreenOf<'time-off'> = {
  path: '/ausencias',
  title: 'absences',
  icon: 'clipboard',
  group: 'myWork',
  place: 40,
  load: () => import('./load-absences.ts').then((file) => file.loadAbsences()),
}
