import type { ScreenOf } from '#patterns/screen.ts'

export const assignCoordinatorRoute: ScreenOf<'staff'> = {
  path: '/asignarCoordinador',
  title: 'assignCoordinator',
  icon: 'userCheck',
  group: 'access',
  place: 60,
  load: () => import('./coordinators-screen.tsx').then((file) => file.CoordinatorsScreen),
}
