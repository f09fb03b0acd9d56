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
    tags: {
      path: '/etiquetas',
      title: 'tags',
      icon: 'tag',
      group: 'controlPanel',
      load: () => import('./tags-screen.tsx').then((file) => file.TagsScreen),
    },
    priorities: {
      path: '/prioridades',
      title: 'priorities',
      icon: 'flag',
      group: 'controlPanel',
      load: () => import('./priorities-screen.tsx').then((file) => file.PrioritiesScreen),
    },
    workflows: {
      path: '/workflow',
      title: 'workflows',
      icon: 'network',
      group: 'controlPanel',
      load: () => import('./load-workflows.ts').then((file) => file.loadWorkflows()),
    },
    incidents: {
      path: '/incidencias',
      title: 'incidents',
      icon: 'warning',
      group: 'controlPanel',
      load: () => import('./load-incidents.ts').then((file) => file.loadIncidents()),
    },
  },
} satisfies AreaScreens<'tickets'>
