import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const lockScreenRoute: ScreenOf<'session'> = {
  path: '/pages/lock-screen',
  title: 'lockScreen',
  icon: 'lock',
  load: () => withPhrases(import('./lock-screen.tsx'), 'profile', 'account').then((file) => file.LockScreen),
}
