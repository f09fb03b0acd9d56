import type { ScreenOf } from '#patterns/screen.ts'

export const loadsRoute: ScreenOf<'loads'> = {
  path: '/clustering/cargue',
  title: 'loads',
  icon: 'database',
  group: 'lists',
  place: 20,
  load: () => import('./loads-screen.tsx').then((file) => file.LoadsScreen),
}
