import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useOwnIncidentsTile } from './use-own-incidents-tile.ts'
import { shownIncidents } from './use-own-open-incidents.ts'
import { useWaitingIncidents } from './waiting.ts'

export const dashboard = {
  waiting: [
    {
      title: 'incidents',
      rank: 20,
      isPersonal: true,
      state: 'attention',
      href: '/incidencias?state=open',
      useWaiting: useWaitingIncidents,
    },
  ],
  tiles: [
    {
      title: 'ownIncidents',
      rank: 60,
      isPersonal: true,
      icon: 'flag',
      href: '/dashboard?incident=mine',
      useFigure: useOwnIncidentsTile,
    },
  ],
  cards: [
    {
      title: 'ownIncidents',
      rank: 20,
      isPersonal: true,
      room: shownIncidents,
      links: [
        { label: 'ownIncidents', href: '/dashboard?incident=mine' },
        { label: 'report', href: '/dashboard?incident=new', icon: 'plus' },
      ],
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('incidents'))
        const [file] = await Promise.all([import('./own-open-incidents.tsx'), words])
        return file.OwnOpenIncidents
      },
    },
  ],
} satisfies AreaDashboard
