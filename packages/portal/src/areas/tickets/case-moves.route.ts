import type { ScreenOf } from '#patterns/screen.ts'

export const caseMovesRoute: ScreenOf<'tickets'> = {
  path: '/gestionproyectos/reasignacionExpedientes',
  title: 'caseMoves',
  icon: 'arrowRight',
  group: 'cases',
  place: 7,
  anyOf: ['TICKETS_ASIGNAR_MASIVO', 'TICKETS_GESTIONAR'],
  load: () => import('./case-moves-screen.tsx').then((file) => file.CaseMovesScreen),
}
