import type { AreaScreens } from '#patterns/screen.ts'

export const attendance = {
  area: 'attendance',
  screens: {
    onlineAgents: {
      path: '/userOnline',
      title: 'onlineAgents',
      icon: 'headset',
      group: 'team',
      hasWall: true,
      load: () => import('./online-agents-screen.tsx').then((file) => file.OnlineAgentsScreen),
    },
    breakTypes: {
      path: '/pausas',
      title: 'breakTypes',
      icon: 'coffee',
      group: 'operation',
      load: () => import('./load-break-types.ts').then((file) => file.loadBreakTypes()),
    },
  },
} satisfies AreaScreens<'attendance'>
