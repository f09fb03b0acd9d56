import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const securityQuestionsRoute: ScreenOf<'session'> = {
  path: '/pages/security-questions',
  title: 'securityQuestions',
  icon: 'lock',
  load: () =>
    withPhrases(import('./security-questions-screen.tsx'), 'recovery').then(
      (file) => file.SecurityQuestionsScreen,
    ),
}
