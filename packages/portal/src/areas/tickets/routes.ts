import type { AreaScreens } from '#patterns/screen.ts'

export const tickets = {
  area: 'tickets',
  screens: {
    incidents: {
      path: '/incidencias',
      title: 'incidents',
      icon: 'warning',
      group: 'cases',
      load: () => import('./load-incidents.ts').then((file) => file.loadIncidents()),
    },
    workflows: {
      path: '/workflow',
      title: 'workflows',
      icon: 'network',
      group: 'workflows',
      load: () => import('./load-workflows.ts').then((file) => file.loadWorkflows()),
    },
    fields: {
      path: '/creacionCamposGestion',
      title: 'fields',
      icon: 'sliders',
      group: 'workflows',
      load: () => import('./fields-screen.tsx').then((file) => file.FieldsScreen),
    },
    tags: {
      path: '/etiquetas',
      title: 'tags',
      icon: 'tag',
      group: 'workflows',
      load: () => import('./tags-screen.tsx').then((file) => file.TagsScreen),
    },
    priorities: {
      path: '/prioridades',
      title: 'priorities',
      icon: 'flag',
      group: 'workflows',
      load: () => import('./priorities-screen.tsx').then((file) => file.PrioritiesScreen),
    },
  },
} satisfies AreaScreens<'tickets'>
