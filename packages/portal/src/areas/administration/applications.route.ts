import type { ScreenOf } from '#patterns/screen.ts'

export const applicationsRoute: ScreenOf<'administration'> = {
  path: '/applications',
  title: 'applications',
  icon: 'external',
  group: 'system',
  place: 20,
  load: () => import('./applications-screen.tsx').then((file) => file.ApplicationsScreen),
}
