import type { ScreenOf } from '#patterns/screen.ts'

export const clockEntriesRoute: ScreenOf<'attendance'> = {
  path: '/informeListadoFichajes',
  title: 'clockEntries',
  icon: 'list',
  group: 'reports',
  place: 20,
  load: () => import('./load-accesses.ts').then((file) => file.loadClockEntries()),
}
