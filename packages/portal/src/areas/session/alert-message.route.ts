import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const alertMessageRoute: ScreenOf<'session'> = {
  path: '/pages/alert-message',
  title: 'alertMessage',
  icon: 'info',
  load: () =>
    withPhrases(import('./alert-message-screen.tsx'), 'account').then((file) => file.AlertMessageScreen),
}
