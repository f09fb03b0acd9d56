import type { ScreenOf } from '#patterns/screen.ts'

export const filtersRoute: ScreenOf<'loads'> = {
  path: '/clustering/filtrosSegmentacion',
  title: 'filters',
  icon: 'filter',
  group: 'lists',
  place: 60,
  load: () => import('./load-filters.ts').then((file) => file.loadFilters()),
}
