import type { ScreenOf } from '#patterns/screen.ts'

export const caseFilesRoute: ScreenOf<'tickets'> = {
  path: '/expedientes/misExpedientes',
  title: 'caseFiles',
  icon: 'inbox',
  group: 'cases',
  place: 5,
  anyOf: ['TICKETS_VER', 'TICKETS_GESTIONAR'],
  load: () => import('./case-files-screen.tsx').then((file) => file.CaseFilesScreen),
}
