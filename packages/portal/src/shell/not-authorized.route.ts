import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const notAuthorizedRoute: ScreenOf<'shell'> = {
  path: '/pages/not-authorized',
  title: 'notAuthorized',
  icon: 'lock',
  isFramed: true,
  load: () => withWords(import('./not-authorized-screen.tsx')).then((file) => file.NotAuthorizedScreen),
}
