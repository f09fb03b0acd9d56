import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { useUnreadNotices } from '#patterns/waiting/sources.ts'

export const dashboard = {
  waiting: [
    {
      title: 'notices',
      rank: 90,
      isPersonal: true,
      state: 'neutral',
      href: '/notifications?unread=true',
      useWaiting: useUnreadNotices,
    },
  ],
  cards: [
    {
      title: 'notices',
      rank: 50,
      isPersonal: true,
      anyOf: ['VER_DASHBOARD', 'NOTIFICACIONES_VER'],
      room: 3,
      links: [{ label: 'notices', href: '/notifications' }],
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('notifications'))
        const [file] = await Promise.all([import('./latest-notices.tsx'), words])
        return file.LatestNotices
      },
    },
  ],
  bands: [
    {
      title: 'applications',
      rank: 10,
      isPersonal: true,
      load: async () => (await import('./own-applications.tsx')).OwnApplications,
    },
  ],
} satisfies AreaDashboard
