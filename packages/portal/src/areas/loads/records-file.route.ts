import type { ScreenOf } from '#patterns/screen.ts'

export const recordsFileRoute: ScreenOf<'loads'> = {
  path: '/carga-registros',
  title: 'recordsFile',
  icon: 'upload',
  group: 'lists',
  place: 10,
  load: () => import('./records-file-screen.tsx').then((file) => file.RecordsFileScreen),
}
