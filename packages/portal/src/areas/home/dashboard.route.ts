import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const dashboardRoute: ScreenOf<'home'> = {
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  group: 'home',
  place: 10,
  // Loads the phrases of the areas' parts, too.
  load: () => withPhrases(import('./dashboard-screen.tsx'), 'dashboard').then((file) => file.DashboardScreen),
}
