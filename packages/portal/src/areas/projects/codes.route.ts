import type { ScreenOf } from '#patterns/screen.ts'

export const codesRoute: ScreenOf<'projects'> = {
  path: '/codigoAnalitico',
  title: 'codes',
  icon: 'calculator',
  group: 'operation',
  place: 30,
  load: () => import('./load-projects.ts').then((file) => file.loadCodes()),
}
