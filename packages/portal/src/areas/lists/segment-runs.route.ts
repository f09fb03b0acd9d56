import type { ScreenOf } from '#patterns/screen.ts'

export const segmentRunsRoute: ScreenOf<'loads'> = {
  path: '/clustering/procesarFiltros',
  title: 'segmentRuns',
  icon: 'play',
  group: 'lists',
  place: 80,
  load: () => import('./load-segments.ts').then((file) => file.loadSegmentRuns()),
}
