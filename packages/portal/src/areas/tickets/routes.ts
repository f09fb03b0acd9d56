import type { AreaScreens } from '#patterns/screen.ts'

export const tickets = {
  area: 'tickets',
  screens: {
    fields: {
      path: '/creacionCamposGestion',
      title: 'fields',
      icon: 'sliders',
      group: 'controlPanel',
      load: () => import('./fields-screen.tsx').then((file) => file.FieldsScreen),
    },
  },
} satisfies AreaScreens<'tickets'>
