/** The routes of signing in and of one’s own profile (spec §2). */
export const sessionRoutes = {
  area: 'session',
  routes: [
    { path: '/userProfile', anyOf: ['MENU_PERFIL'], layout: 'main' },
    { path: '/pages/login', anyOf: 'public', layout: 'public' },
    { path: '/login/:token', anyOf: 'public', layout: 'public' },
    { path: '/pages/change-password', anyOf: 'public', layout: 'public' },
    { path: '/pages/security-questions', anyOf: 'public', layout: 'public' },
    { path: '/pages/validate-security-questions', anyOf: 'public', layout: 'public' },
    { path: '/pages/security-questions-byUser/:user/:token', anyOf: 'public', layout: 'public' },
    { path: '/pages/alert-message', anyOf: 'public', layout: 'public' },
    { path: '/pages/register', anyOf: 'public', layout: 'public' },
    { path: '/pages/recovery', anyOf: 'public', layout: 'public' },
    { path: '/pages/forgot-password', anyOf: 'public', layout: 'public' },
    { path: '/pages/reset-password', anyOf: 'public', layout: 'public' },
    { path: '/pages/lock-screen', anyOf: 'public', layout: 'public' },
    { path: '/pages/login/RecoveryPassword', anyOf: 'public', layout: 'public' },
  ],
} as const
