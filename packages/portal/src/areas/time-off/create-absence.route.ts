import type { ScreenOf } from '#patterns/screen.ts'

export const createAbsenceRoute: ScreenOf<'time-off'> = {
  path: '/crearAusencias',
  title: 'createAbsence',
  icon: 'plus',
  parent: '/ausencias',
  load: () => import('./load-absences.ts').then((file) => file.loadCreateAbsence()),
}
