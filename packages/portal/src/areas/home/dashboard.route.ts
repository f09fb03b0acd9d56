import type { ScreenOf } from '#patterns/screen.ts'

export const dashboardRoute: ScreenOf<'home'> = {
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  group: 'home',
  place: 10,
  // The words of what the areas bring come with it.
  load: async () => {
    const words = import('#phrases/i18n.ts').then(({ loadPhrases }) => loadPhrases('dashboard'))
    const [file] = await Promise.all([import('./dashboard-screen.tsx'), words])
    return file.DashboardScreen
  },
}
