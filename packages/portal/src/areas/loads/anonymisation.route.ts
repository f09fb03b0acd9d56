import type { ScreenOf } from '#patterns/screen.ts'

export const anonymisationRoute: ScreenOf<'loads'> = {
  path: '/clustering/gestinarAnonimizacion',
  title: 'anonymisationRules',
  icon: 'lock',
  group: 'lists',
  place: 70,
  load: () => import('./anonymisation-screen.tsx').then((file) => file.AnonymisationScreen),
}
