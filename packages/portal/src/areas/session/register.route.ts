import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const registerRoute: ScreenOf<'session'> = {
  path: '/pages/register',
  title: 'register',
  icon: 'userCheck',
  load: () => withPhrases(import('./register-screen.tsx'), 'account').then((file) => file.RegisterScreen),
}
