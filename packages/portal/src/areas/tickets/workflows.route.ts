import type { ScreenOf } from '#patterns/screen.ts'

export const workflowsRoute: ScreenOf<'tickets'> = {
  path: '/workflow',
  title: 'workflows',
  icon: 'network',
  group: 'workflows',
  place: 10,
  load: () => import('./load-workflows.ts').then((file) => file.loadWorkflows()),
}
