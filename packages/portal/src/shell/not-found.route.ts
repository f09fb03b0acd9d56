import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const notFoundRoute: ScreenOf<'shell'> = {
  path: '/pages/error-404',
  title: 'notFound',
  icon: 'search',
  isFramed: true,
  load: () => withWords(import('./not-found-screen.tsx')).then((file) => file.NotFoundScreen),
}
