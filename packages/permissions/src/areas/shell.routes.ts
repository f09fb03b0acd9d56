/** The routes of the five shell pages (spec §2). */
export const shellRoutes = {
  area: 'shell',
  routes: [
    { path: '/pages/comingsoon', anyOf: 'public', layout: 'public' },
    { path: '/pages/error-404', anyOf: 'public', layout: 'public' },
    { path: '/pages/error-500', anyOf: 'public', layout: 'public' },
    { path: '/pages/not-authorized', anyOf: 'public', layout: 'public' },
    { path: '/pages/maintenance', anyOf: 'public', layout: 'public' },
  ],
} as const
