import type { ScreenOf } from '#patterns/screen.ts'

export const prioritiesRoute: ScreenOf<'tickets'> = {
  path: '/prioridades',
  title: 'priorities',
  icon: 'flag',
  group: 'workflows',
  place: 40,
  load: () => import('./priorities-screen.tsx').then((file) => file.PrioritiesScreen),
}
