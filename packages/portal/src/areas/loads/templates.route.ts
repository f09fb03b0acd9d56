import type { ScreenOf } from '#patterns/screen.ts'

export const templatesRoute: ScreenOf<'loads'> = {
  path: '/clustering/formats',
  title: 'templates',
  icon: 'spreadsheet',
  group: 'lists',
  place: 40,
  load: () => import('./templates-screen.tsx').then((file) => file.TemplatesScreen),
}
