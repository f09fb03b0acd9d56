import type { ScreenOf } from '#patterns/screen.ts'

export const vacationsRoute: ScreenOf<'time-off'> = {
  path: '/vacaciones',
  title: 'vacations',
  icon: 'umbrella',
  group: 'myWork',
  place: 30,
  load: () => import('./load-vacations.ts').then((file) => file.loadVacations()),
}
