import type { ScreenOf } from '#patterns/screen.ts'

export const notificationsRoute: ScreenOf<'home'> = {
  path: '/notifications',
  title: 'notifications',
  icon: 'bell',
  group: 'home',
  place: 20,
  // Their words belong to the bell, too, and so stand apart from those of the dashboard.
  load: async () => {
    const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('notifications'))
    const [{ NotificationsScreen }] = await Promise.all([import('./notifications-screen.tsx'), words])
    return NotificationsScreen
  },
}
