import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const templatesRoute: ScreenOf<'loads'> = {
  path: '/clustering/formats',
  title: 'templates',
  icon: 'spreadsheet',
  group: 'lists',
  place: 40,
  load: () => withPhrases(import('./templates-screen.tsx'), 'templates').then((file) => file.TemplatesScreen),
}
