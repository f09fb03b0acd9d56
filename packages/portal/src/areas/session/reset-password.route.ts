import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const resetPasswordRoute: ScreenOf<'session'> = {
  path: '/pages/reset-password',
  title: 'resetPassword',
  icon: 'key',
  load: () =>
    withPhrases(import('./reset-password-screen.tsx'), 'recovery', 'account').then(
      (file) => file.ResetPasswordScreen,
    ),
}
