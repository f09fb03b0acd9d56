import type { ScreenOf } from '#patterns/screen.ts'

export const templateEditorRoute: ScreenOf<'loads'> = {
  path: '/clustering/crearFormato',
  title: 'templateEditor',
  icon: 'columns',
  parent: '/clustering/formats',
  load: () => import('./template-editor-screen.tsx').then((file) => file.TemplateEditorScreen),
}
