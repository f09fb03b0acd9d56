import type { ScreenOf } from '#patterns/screen.ts'

export const openingsRoute: ScreenOf<'tickets'> = {
  path: '/aperturas',
  title: 'openings',
  icon: 'checklist',
  group: 'cases',
  place: 40,
  load: () => import('./openings-screen.tsx').then((file) => file.OpeningsScreen),
}
