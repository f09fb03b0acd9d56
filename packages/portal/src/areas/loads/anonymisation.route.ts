import type { ScreenOf } from '#patterns/screen.ts'

export const anonymisationRoute: ScreenOf<'loads'> = {
  path: '/clustering/gestinarAnonimizacion',
  title: 'anonymisationRules',
  icon: 'lock',
  group: 'lists',
  place: 70,
  anyOf: ['ANONIMIZACION_GESTIONAR'],
  load: () => import('./anonymisation-screen.tsx').then((file) => file.AnonymisationScreen),
}
