import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { shownAgents } from './agents-now.ts'
import { useAgentsOnline, useAgentsOver } from './use-agent-tiles.ts'

const anyOf = ['MENU_AGENTES_EN_LINEA'] as const

export const dashboard = {
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
  ],
  cards: [
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
