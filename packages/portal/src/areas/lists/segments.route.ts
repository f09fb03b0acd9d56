import type { ScreenOf } from '#patterns/screen.ts'

export const segmentsRoute: ScreenOf<'loads'> = {
  path: '/clustering/gestionCargue',
  title: 'segments',
  icon: 'users',
  group: 'lists',
  place: 70,
  load: () => import('./load-segments.ts').then((file) => file.loadSegments()),
}
