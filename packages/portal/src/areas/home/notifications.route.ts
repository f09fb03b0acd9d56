import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const notificationsRoute: ScreenOf<'home'> = {
  path: '/notifications',
  title: 'notifications',
  icon: 'bell',
  group: 'home',
  place: 20,
  // The bell uses these phrases, too, so they are separate from the dashboard's.
  load: () =>
    withPhrases(import('./notifications-screen.tsx'), 'notifications').then(
      (file) => file.NotificationsScreen,
    ),
}
