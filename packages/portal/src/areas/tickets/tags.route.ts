import type { ScreenOf } from '#patterns/screen.ts'

export const tagsRoute: ScreenOf<'tickets'> = {
  path: '/etiquetas',
  title: 'tags',
  icon: 'tag',
  group: 'workflows',
  place: 30,
  load: () => import('./tags-screen.tsx').then((file) => file.TagsScreen),
}
