import type { ScreenOf } from '#patterns/screen.ts'

export const subcampaignsRoute: ScreenOf<'projects'> = {
  path: '/subcampana-skill',
  title: 'subcampaigns',
  icon: 'headset',
  group: 'operation',
  place: 20,
  load: () => import('./load-projects.ts').then((file) => file.loadSubcampaigns()),
}
