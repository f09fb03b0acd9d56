import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useFailedLoads, useLoadsWithErrors, usePausedLoads } from '#patterns/waiting/sources.ts'
import { useLoadsRunning, useRecordsToday } from './use-load-tiles.ts'

const anyOf = ['CARGUE_VER'] as const
const list = '/clustering/cargue'

export const dashboard = {
  waiting: [
    {
      title: 'failedLoads',
      rank: 10,
      state: 'critical',
      href: `${list}?state=failed`,
      useWaiting: useFailedLoads,
    },
    {
      title: 'pausedLoads',
      rank: 40,
      state: 'attention',
      href: `${list}?state=paused`,
      useWaiting: usePausedLoads,
    },
    {
      title: 'loadsWithErrors',
      rank: 50,
      state: 'attention',
      href: `${list}?state=completed_with_errors`,
      useWaiting: useLoadsWithErrors,
    },
  ],
  tiles: [
    { title: 'recordsToday', rank: 40, icon: 'database', anyOf, href: list, useFigure: useRecordsToday },
    { title: 'loadsRunning', rank: 50, icon: 'play', anyOf, href: list, useFigure: useLoadsRunning },
  ],
  cards: [
    {
      title: 'loadsByDay',
      rank: 30,
      anyOf,
      room: 6,
      load: async () => (await import('./loads-by-day.tsx')).LoadsByDay,
    },
    {
      title: 'recentLoads',
      rank: 40,
      anyOf,
      room: 5,
      links: [{ label: 'loads', href: list }],
      load: async () => (await import('./recent-loads.tsx')).RecentLoads,
    },
  ],
} satisfies AreaDashboard
