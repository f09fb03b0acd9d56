import type { ScreenOf } from '#patterns/screen.ts'

export const caseFileRoute: ScreenOf<'tickets'> = {
  path: '/expedientes/misExpedientes/:id',
  title: 'caseFile',
  icon: 'inbox',
  parent: '/expedientes/misExpedientes',
  load: () => import('./case-file-screen.tsx').then((file) => file.CaseFileScreen),
}
