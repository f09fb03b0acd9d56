import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const alertMessageRoute: ScreenOf<'session'> = {
  path: '/pages/alert-message',
  title: 'alertMessage',
  icon: 'info',
  load: () =>
    withWords(import('./alert-message-screen.tsx'), 'account').then((file) => file.AlertMessageScreen),
}
