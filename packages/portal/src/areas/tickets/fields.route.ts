import type { ScreenOf } from '#patterns/screen.ts'

export const fieldsRoute: ScreenOf<'tickets'> = {
  path: '/creacionCamposGestion',
  title: 'fields',
  icon: 'sliders',
  group: 'workflows',
  place: 20,
  load: () => import('./fields-screen.tsx').then((file) => file.FieldsScreen),
}
