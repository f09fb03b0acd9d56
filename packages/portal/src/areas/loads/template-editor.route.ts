import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const templateEditorRoute: ScreenOf<'loads'> = {
  path: '/clustering/crearFormato',
  title: 'templateEditor',
  icon: 'columns',
  parent: '/clustering/formats',
  load: () =>
    withPhrases(import('./template-editor-screen.tsx'), 'templates').then(
      (file) => file.TemplateEditorScreen,
    ),
}
