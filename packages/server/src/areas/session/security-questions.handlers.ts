import { auditOwn } from '#auth/audit.ts'
import { requireFresh } from '#auth/freshness.ts'
import { burnTokensOf } from '#auth/one-use-tokens.ts'
import { hashPassword } from '#auth/passwords.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { queueLetter } from '#mail/letters.job.ts'
import { questionsOf, setQuestions } from './security-questions.queries.ts'
import { checkAnswers, joinedAnswers, knownQuestions } from './security-questions.rules.ts'

export const securityQuestionsHandlers: HandlerTable = handlers('securityQuestions', {
  async show({ db, user }) {
    const set = await questionsOf(db, user.id)
    return { questions: knownQuestions(set?.questions ?? []), setAt: set?.setAt ?? null }
  },

  async update(context) {
    const { db, user, body, clock, jobs } = context
    await requireFresh(context)
    checkAnswers(body.answers)
    const questions = body.answers.map(({ question }) => question)
    const answersHash = await hashPassword(joinedAnswers(questions, body.answers))
    await setQuestions(db, user.id, { questions, answersHash, setAt: clock.now() })
    // An issued link would ask the old questions, or none.
    await burnTokensOf(db, user.id, 'recovery')
    await auditOwn(context, 'securityQuestions.update', user)
    await queueLetter(jobs, db, { userId: user.id, letter: 'questionsChanged', path: '/' })
  },
})
