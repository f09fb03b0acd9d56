import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const registerRoute: ScreenOf<'session'> = {
  path: '/pages/register',
  title: 'register',
  icon: 'userCheck',
  load: () => withWords(import('./register-screen.tsx'), 'account').then((file) => file.RegisterScreen),
}
