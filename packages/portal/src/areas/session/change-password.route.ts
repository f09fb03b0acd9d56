import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const changePasswordRoute: ScreenOf<'session'> = {
  path: '/pages/change-password',
  title: 'changePassword',
  icon: 'key',
  load: () =>
    withPhrases(import('./change-password-screen.tsx'), 'account').then((file) => file.ChangePasswordScreen),
}
