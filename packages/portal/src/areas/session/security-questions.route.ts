import type { ScreenOf } from '#patterns/screen.ts'
import { withWords } from './with-words.ts'

export const securityQuestionsRoute: ScreenOf<'session'> = {
  path: '/pages/security-questions',
  title: 'securityQuestions',
  icon: 'lock',
  load: () =>
    withWords(import('./security-questions-screen.tsx'), 'recovery').then(
      (file) => file.SecurityQuestionsScreen,
    ),
}
