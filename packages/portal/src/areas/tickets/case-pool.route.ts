import type { ScreenOf } from '#patterns/screen.ts'

export const casePoolRoute: ScreenOf<'tickets'> = {
  path: '/gestionproyectos/asignacionExpedientes',
  title: 'casePool',
  icon: 'users',
  group: 'cases',
  place: 6,
  anyOf: ['TICKETS_ASIGNAR_MASIVO', 'TICKETS_GESTIONAR'],
  load: () => import('./case-pool-screen.tsx').then((file) => file.CasePoolScreen),
}
