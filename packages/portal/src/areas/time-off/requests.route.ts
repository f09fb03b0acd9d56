import type { ScreenOf } from '#patterns/screen.ts'

export const requestsRoute: ScreenOf<'time-off'> = {
  path: '/admin/solicitudes',
  title: 'requests',
  icon: 'inbox',
  group: 'team',
  place: 90,
  load: () => import('./load-requests.ts').then((file) => file.loadRequests()),
}
