import type { ScreenOf } from '#patterns/screen.ts'

export const incidentsRoute: ScreenOf<'tickets'> = {
  path: '/incidencias',
  title: 'incidents',
  icon: 'warning',
  group: 'cases',
  place: 10,
  load: () => import('./load-incidents.ts').then((file) => file.loadIncidents()),
}
