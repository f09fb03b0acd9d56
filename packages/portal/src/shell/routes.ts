import type { AreaScreens } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const shell = {
  area: 'shell',
  screens: {
    notAuthorized: {
      path: '/pages/not-authorized',
      title: 'notAuthorized',
      icon: 'lock',
      isFramed: true,
      load: () => withWords(import('./not-authorized-screen.tsx')).then((file) => file.NotAuthorizedScreen),
    },
    notFound: {
      path: '/pages/error-404',
      title: 'notFound',
      icon: 'search',
      isFramed: true,
      load: () => withWords(import('./not-found-screen.tsx')).then((file) => file.NotFoundScreen),
    },
    serverError: {
      path: '/pages/error-500',
      title: 'serverError',
      icon: 'danger',
      load: () => withWords(import('./server-error-screen.tsx')).then((file) => file.ServerErrorScreen),
    },
    comingSoon: {
      path: '/pages/comingsoon',
      title: 'comingSoon',
      icon: 'sparkles',
      load: () => withWords(import('./coming-soon-screen.tsx')).then((file) => file.ComingSoonScreen),
    },
    maintenance: {
      path: '/pages/maintenance',
      title: 'maintenance',
      icon: 'wrench',
      load: () => withWords(import('./maintenance-screen.tsx')).then((file) => file.MaintenanceScreen),
    },
  },
} satisfies AreaScreens<'shell'>
