/** The routes of the dashboard, news, FAQ, links, notifications and chat (spec §2). */
export const homeRoutes = {
  area: 'home',
  routes: [
    { path: '/dashboard', anyOf: 'session', layout: 'main' },
    { path: '/linkInterest', anyOf: ['MENU_LINKS_DE_INTERES'], layout: 'main' },
    { path: '/notifications', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/noticias', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/noticias/:id', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/faq', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/crearnoticia', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/apps/chat', anyOf: ['developer'], layout: 'main' },
  ],
} as const
