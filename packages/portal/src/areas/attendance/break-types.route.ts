import type { ScreenOf } from '#patterns/screen.ts'

export const breakTypesRoute: ScreenOf<'attendance'> = {
  path: '/pausas',
  title: 'breakTypes',
  icon: 'coffee',
  group: 'operation',
  place: 40,
  load: () => import('./load-break-types.ts').then((file) => file.loadBreakTypes()),
}
