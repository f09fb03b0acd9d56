import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const recoveryRoute: ScreenOf<'session'> = {
  path: '/pages/recovery',
  title: 'recovery',
  icon: 'key',
  load: () => withWords(import('./recovery-screen.tsx'), 'recovery').then((file) => file.RecoveryScreen),
}
