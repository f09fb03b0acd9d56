import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const recoveryRoute: ScreenOf<'session'> = {
  path: '/pages/recovery',
  title: 'recovery',
  icon: 'key',
  load: () => withPhrases(import('./recovery-screen.tsx'), 'recovery').then((file) => file.RecoveryScreen),
}
