import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const forgotPasswordRoute: ScreenOf<'session'> = {
  path: '/pages/forgot-password',
  title: 'forgotPassword',
  icon: 'key',
  load: () =>
    withWords(import('./forgot-password-screen.tsx'), 'recovery').then((file) => file.ForgotPasswordScreen),
}
