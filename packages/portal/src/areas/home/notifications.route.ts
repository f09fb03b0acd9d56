import type { ScreenOf } from '#patterns/screen.ts'

export const notificationsRoute: ScreenOf<'home'> = {
  path: '/notifications',
  title: 'notifications',
  icon: 'bell',
  group: 'home',
  place: 20,
  // The bell uses these phrases, too, so they are separate from the dashboard's.
  load: async () => {
    const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('notifications'))
    const [{ NotificationsScreen }] = await Promise.all([import('./notifications-screen.tsx'), words])
    return NotificationsScreen
  },
}
