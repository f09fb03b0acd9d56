import type { ScreenOf } from '#patterns/screen.ts'

export const exportRoute: ScreenOf<'loads'> = {
  path: '/clustering/exportarCargue',
  title: 'export',
  icon: 'download',
  group: 'lists',
  place: 30,
  load: () => import('./export-screen.tsx').then((file) => file.ExportScreen),
}
