import type { Screen } from '#patterns/screen.ts'

/** The page that most begin with: it stands by itself, so that it can be shown before the other screens are known. */
export const login = {
  path: '/pages/login',
  title: 'login',
  icon: 'login',
  load: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
} satisfies Screen
