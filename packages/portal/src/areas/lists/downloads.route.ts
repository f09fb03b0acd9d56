import type { ScreenOf } from '#patterns/screen.ts'

export const downloadsRoute: ScreenOf<'lists'> = {
  path: '/listas/DescargueListas',
  title: 'downloads',
  icon: 'download',
  group: 'lists',
  place: 60,
  load: () => import('./downloads-screen.tsx').then((file) => file.DownloadsScreen),
}
