import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const forgotPasswordRoute: ScreenOf<'session'> = {
  path: '/pages/forgot-password',
  title: 'forgotPassword',
  icon: 'key',
  load: () =>
    withPhrases(import('./forgot-password-screen.tsx'), 'recovery').then((file) => file.ForgotPasswordScreen),
}
