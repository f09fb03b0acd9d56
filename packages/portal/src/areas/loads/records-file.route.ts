import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const recordsFileRoute: ScreenOf<'loads'> = {
  path: '/carga-registros',
  title: 'recordsFile',
  icon: 'upload',
  group: 'lists',
  place: 10,
  load: () =>
    withPhrases(import('./records-file-screen.tsx'), 'recordsFile', 'templates').then(
      (file) => file.RecordsFileScreen,
    ),
}
