import type { ScreenOf } from '#patterns/screen.ts'

export const blacklistsRoute: ScreenOf<'lists'> = {
  path: '/listas/listaNegra',
  title: 'blacklists',
  icon: 'lock',
  group: 'lists',
  place: 50,
  load: () => import('./blacklists-screen.tsx').then((file) => file.BlacklistsScreen),
}
