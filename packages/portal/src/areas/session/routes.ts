import type { AreaScreens } from '#patterns/screen.ts'

export const session = {
  area: 'session',
  screens: {
    login: {
      path: '/pages/login',
      title: 'login',
      icon: 'login',
      load: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
    },
    tokenLogin: {
      path: '/login/:token',
      title: 'tokenLogin',
      icon: 'key',
      load: () => import('./token-login-screen.tsx').then((file) => file.TokenLoginScreen),
    },
  },
} satisfies AreaScreens<'session'>
