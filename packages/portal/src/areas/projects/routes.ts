import type { AreaScreens } from '#patterns/screen.ts'

export const projects = {
  area: 'projects',
  screens: {
    projects: {
      path: '/listProyectos',
      title: 'projects',
      icon: 'briefcase',
      group: 'operation',
      load: () => import('./load-projects.ts').then((file) => file.loadProjects()),
    },
    subcampaigns: {
      path: '/subcampana-skill',
      title: 'subcampaigns',
      icon: 'headset',
      group: 'operation',
      load: () => import('./load-projects.ts').then((file) => file.loadSubcampaigns()),
    },
    codes: {
      path: '/codigoAnalitico',
      title: 'codes',
      icon: 'calculator',
      group: 'operation',
      load: () => import('./load-projects.ts').then((file) => file.loadCodes()),
    },
  },
} satisfies AreaScreens<'projects'>
