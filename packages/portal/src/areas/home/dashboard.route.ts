import type { ScreenOf } from '#patterns/screen.ts'

export const dashboardRoute: ScreenOf<'home'> = {
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  group: 'home',
  place: 10,
  // Loads the phrases of the areas' parts, too.
  load: async () => {
    const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('dashboard'))
    const [file] = await Promise.all([import('./dashboard-screen.tsx'), words])
    return file.DashboardScreen
  },
}
