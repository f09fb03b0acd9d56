import type { ScreenOf } from '#patterns/screen.ts'

export const onlineAgentsRoute: ScreenOf<'attendance'> = {
  path: '/userOnline',
  title: 'onlineAgents',
  icon: 'headset',
  group: 'team',
  place: 20,
  hasWall: true,
  load: () => import('./load-accesses.ts').then((file) => file.loadOnlineAgents()),
}
