import type { ScreenOf } from '#patterns/screen.ts'

export const organizationRoute: ScreenOf<'staff'> = {
  path: '/organizacion',
  title: 'organization',
  icon: 'network',
  group: 'team',
  place: 40,
  load: () => import('./organization-screen.tsx').then((file) => file.OrganizationScreen),
}
