import type { AreaScreens } from '#patterns/screen.ts'

export const home = {
  area: 'home',
  screens: {
    dashboard: {
      path: '/dashboard',
      title: 'dashboard',
      icon: 'dashboard',
      group: 'home',
      // The words of what the areas bring come with it.
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('dashboard'))
        const [file] = await Promise.all([import('./dashboard-screen.tsx'), words])
        return file.DashboardScreen
      },
    },
    notifications: {
      path: '/notifications',
      title: 'notifications',
      icon: 'bell',
      group: 'home',
      // Their words belong to the bell, too, and so stand apart from those of the dashboard.
      load: async () => {
        const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('notifications'))
        const [{ NotificationsScreen }] = await Promise.all([import('./notifications-screen.tsx'), words])
        return NotificationsScreen
      },
    },
    links: {
      path: '/linkInterest',
      title: 'links',
      icon: 'external',
      group: 'home',
      load: () => import('./links-screen.tsx').then((file) => file.LinksScreen),
    },
  },
} satisfies AreaScreens<'home'>
