import type { AreaScreens } from '#patterns/screen.ts'

export const projects = {
  area: 'projects',
  screens: {
    projects: {
      path: '/listProyectos',
      title: 'projects',
      icon: 'briefcase',
      group: 'operation',
      load: () => import('./projects-screen.tsx').then((file) => file.ProjectsScreen),
    },
    subcampaigns: {
      path: '/subcampana-skill',
      title: 'subcampaigns',
      icon: 'headset',
      group: 'operation',
      load: () => import('./subcampaigns-screen.tsx').then((file) => file.SubcampaignsScreen),
    },
    codes: {
      path: '/codigoAnalitico',
      title: 'codes',
      icon: 'calculator',
      group: 'operation',
      load: () => import('./codes-screen.tsx').then((file) => file.CodesScreen),
    },
  },
} satisfies AreaScreens<'projects'>
