import type { ScreenOf } from '#patterns/screen.ts'

export const manageAbsencesRoute: ScreenOf<'time-off'> = {
  path: '/admin/ausencias/gestionar-ausencias',
  title: 'manageAbsences',
  icon: 'clipboard',
  group: 'team',
  place: 70,
  load: () => import('./load-absences.ts').then((file) => file.loadManageAbsences()),
}
