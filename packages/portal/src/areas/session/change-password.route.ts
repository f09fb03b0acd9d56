import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const changePasswordRoute: ScreenOf<'session'> = {
  path: '/pages/change-password',
  title: 'changePassword',
  icon: 'key',
  load: () =>
    withWords(import('./change-password-screen.tsx'), 'account').then((file) => file.ChangePasswordScreen),
}
