import type { ScreenOf } from '#patterns/screen.ts'

export const absenceTypesRoute: ScreenOf<'time-off'> = {
  path: '/tipologiaAusencias',
  title: 'absenceTypes',
  icon: 'umbrella',
  group: 'operation',
  place: 50,
  load: () => import('./load-absence-types.ts').then((file) => file.loadAbsenceTypes()),
}
