import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const serverErrorRoute: ScreenOf<'shell'> = {
  path: '/pages/error-500',
  title: 'serverError',
  icon: 'danger',
  load: () => withWords(import('./server-error-screen.tsx')).then((file) => file.ServerErrorScreen),
}
