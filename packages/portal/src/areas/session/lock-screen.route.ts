import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const lockScreenRoute: ScreenOf<'session'> = {
  path: '/pages/lock-screen',
  title: 'lockScreen',
  icon: 'lock',
  load: () => withWords(import('./lock-screen.tsx'), 'profile', 'account').then((file) => file.LockScreen),
}
