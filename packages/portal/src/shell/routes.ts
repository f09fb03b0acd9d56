import type { AreaScreens } from '#patterns/screen.ts'

export const shell = {
  area: 'shell',
  screens: {
    notAuthorized: {
      path: '/pages/not-authorized',
      title: 'notAuthorized',
      icon: 'lock',
      load: () => import('./not-authorized-screen.tsx').then((file) => file.NotAuthorizedScreen),
    },
    notFound: {
      path: '/pages/error-404',
      title: 'notFound',
      icon: 'search',
      load: () => import('./not-found-screen.tsx').then((file) => file.NotFoundScreen),
    },
    serverError: {
      path: '/pages/error-500',
      title: 'serverError',
      icon: 'danger',
      load: () => import('./server-error-screen.tsx').then((file) => file.ServerErrorScreen),
    },
  },
} satisfies AreaScreens<'shell'>
