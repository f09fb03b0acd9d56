import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const recoveryAtLoginRoute: ScreenOf<'session'> = {
  path: '/pages/login/RecoveryPassword',
  title: 'recovery',
  icon: 'key',
  load: () => withWords(import('./recovery-screen.tsx'), 'recovery').then((file) => file.RecoveryScreen),
}
