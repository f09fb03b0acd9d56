import type { ScreenOf } from '#patterns/screen.ts'

export const linksRoute: ScreenOf<'home'> = {
  path: '/linkInterest',
  title: 'links',
  icon: 'external',
  group: 'home',
  place: 30,
  load: () => import('./links-screen.tsx').then((file) => file.LinksScreen),
}
