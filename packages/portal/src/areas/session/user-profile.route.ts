import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

// The phrases of the staff name its departments.
export const userProfileRoute: ScreenOf<'session'> = {
  path: '/userProfile',
  title: 'userProfile',
  icon: 'user',
  load: () =>
    withPhrases(import('./profile-screen.tsx'), 'profile', 'account', 'staff').then(
      (file) => file.ProfileScreen,
    ),
}
