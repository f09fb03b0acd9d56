import type { ScreenOf } from '#patterns/screen.ts'

export const listsRoute: ScreenOf<'lists'> = {
  path: '/listas',
  title: 'lists',
  icon: 'list',
  group: 'lists',
  place: 5,
  load: () => import('./lists-screen.tsx').then((file) => file.ListsScreen),
}
