import type { ScreenOf } from '#patterns/screen.ts'
import { withPhrases } from '#patterns/with-phrases.ts'

export const answerQuestionsRoute: ScreenOf<'session'> = {
  path: '/pages/validate-security-questions',
  title: 'answerQuestions',
  icon: 'lock',
  load: () =>
    withPhrases(import('./answer-questions-screen.tsx'), 'recovery').then(
      (file) => file.AnswerQuestionsScreen,
    ),
}
