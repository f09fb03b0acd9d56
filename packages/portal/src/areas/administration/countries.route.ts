import type { ScreenOf } from '#patterns/screen.ts'

export const countriesRoute: ScreenOf<'administration'> = {
  path: '/paises',
  title: 'countries',
  icon: 'mapPin',
  group: 'system',
  place: 30,
  load: () => import('./countries-screen.tsx').then((file) => file.CountriesScreen),
}
