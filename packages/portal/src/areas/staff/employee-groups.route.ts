import type { ScreenOf } from '#patterns/screen.ts'

export const employeeGroupsRoute: ScreenOf<'staff'> = {
  path: '/grupos',
  title: 'employeeGroups',
  icon: 'users',
  group: 'access',
  place: 50,
  load: () => import('./groups-screen.tsx').then((file) => file.GroupsScreen),
}
