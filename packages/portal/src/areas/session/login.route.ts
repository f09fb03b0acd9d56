import type { ScreenOf } from '#patterns/screen.ts'

export const loginRoute: ScreenOf<'session'> = {
  path: '/pages/login',
  title: 'login',
  icon: 'login',
  load: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
}
