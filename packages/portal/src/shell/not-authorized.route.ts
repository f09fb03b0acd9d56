import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const notAuthorizedRoute: ScreenOf<'shell'> = {
  path: '/pages/not-authorized',
  title: 'notAuthorized',
  icon: 'lock',
  isFramed: true,
  load: () =>
    withPhrases(import('./not-authorized-screen.tsx'), 'frame').then((file) => file.NotAuthorizedScreen),
}
