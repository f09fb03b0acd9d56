import type { ScreenOf } from '#patterns/screen.ts'

export const timerRoute: ScreenOf<'attendance'> = {
  path: '/timer',
  title: 'timer',
  icon: 'clock',
  group: 'myWork',
  place: 20,
  load: () => import('./load-accesses.ts').then((file) => file.loadTimer()),
}
