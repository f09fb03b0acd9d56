import type { ScreenOf } from '#patterns/screen.ts'

export const duplicatesRoute: ScreenOf<'loads'> = {
  path: '/clustering/resultados',
  title: 'duplicates',
  icon: 'users',
  group: 'lists',
  place: 40,
  load: () => import('./load-duplicates.ts').then((file) => file.loadDuplicates()),
}
