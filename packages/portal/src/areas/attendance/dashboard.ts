import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { shownAgents } from './agents-now.ts'
import { useAgentsOnline, useAgentsOver } from './use-agent-tiles.ts'
import { useOwnBalance } from './use-own-balance.ts'
import { useCorrectionsForCompany, useOwnCorrections, useOwnMonths } from './waiting.ts'

const anyOf = ['MENU_AGENTES_EN_LINEA'] as const

export const dashboard = {
  waiting: [
    {
      title: 'ownCorrections',
      rank: 15,
      isPersonal: true,
      state: 'attention',
      href: '/accesos?tab=corrections&waiting=true',
      useWaiting: useOwnCorrections,
    },
    {
      title: 'ownMonths',
      rank: 16,
      isPersonal: true,
      state: 'attention',
      href: '/accesos?tab=month',
      useWaiting: useOwnMonths,
    },
    {
      title: 'corrections',
      rank: 25,
      isPersonal: true,
      state: 'attention',
      href: '/admin/accesos/accesosEmpleados?tab=corrections&waiting=true',
      useWaiting: useCorrectionsForCompany,
    },
  ],
  tiles: [
    { title: 'agentsOver', rank: 10, icon: 'clock', anyOf, href: '/userOnline', useFigure: useAgentsOver },
    {
      title: 'agentsOnline',
      rank: 20,
      icon: 'headset',
      anyOf,
      href: '/userOnline',
      useFigure: useAgentsOnline,
    },
    {
      title: 'ownBalance',
      rank: 55,
      isPersonal: true,
      icon: 'clock',
      anyOf: ['FICHAJE_CREAR'],
      href: '/accesos',
      useFigure: useOwnBalance,
    },
  ],
  cards: [
    {
      title: 'ownClock',
      rank: 5,
      isPersonal: true,
      anyOf: ['FICHAJE_CREAR'],
      room: 3,
      links: [{ label: 'timer', href: '/timer' }],
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('clock'))
        const [file] = await Promise.all([import('./own-clock-card.tsx'), words])
        return file.OwnClockCard
      },
    },
    {
      title: 'agentsOver',
      rank: 10,
      anyOf,
      room: shownAgents,
      links: [{ label: 'agents', href: '/userOnline' }],
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('attendance'))
        const [file] = await Promise.all([import('./agents-over.tsx'), words])
        return file.AgentsOver
      },
    },
  ],
} satisfies AreaDashboard
