import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const resetPasswordRoute: ScreenOf<'session'> = {
  path: '/pages/reset-password',
  title: 'resetPassword',
  icon: 'key',
  load: () =>
    withWords(import('./reset-password-screen.tsx'), 'recovery', 'account').then(
      (file) => file.ResetPasswordScreen,
    ),
}
