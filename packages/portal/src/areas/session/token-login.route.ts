import type { ScreenOf } from '#patterns/screen.ts'

export const tokenLoginRoute: ScreenOf<'session'> = {
  path: '/login/:token',
  title: 'tokenLogin',
  icon: 'key',
  load: () => import('./token-login-screen.tsx').then((file) => file.TokenLoginScreen),
}
