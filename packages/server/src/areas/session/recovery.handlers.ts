import { auditOwn } from '#auth/audit.ts'
import {
  burnOneUseToken,
  burnTokensOf,
  countTry,
  findOneUseToken,
  noteAnswered,
} from '#auth/one-use-tokens.ts'
import { ownWords } from '#auth/own-words.ts'
import { checkNewPassword, hashPassword, isPassword } from '#auth/passwords.ts'
import { endSessionsOf } from '#auth/sessions.ts'
import { inOrder } from '#auth/guesses-in-order.ts'
import { checkThrottle, linkGuess, noteFailure } from '#auth/throttle.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse, unauthorized } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { queueLetter } from '#mail/letters.job.ts'
import { setPassword } from './passwords.queries.ts'
import { enqueueRecovery } from './recovery.job.ts'
import * as queries from './recovery.queries.ts'
import { checkAnswered, mostTries, openQuestions, ticketMinutes } from './recovery.rules.ts'
import { questionsOf } from './security-questions.queries.ts'
import { joinedAnswers, knownQuestions } from './security-questions.rules.ts'

type WithTicket = Context<'recovery.preview'> | Context<'recovery.answer'> | Context<'recovery.reset'>

/** Outside a transaction: a wrong ticket and a wrong answer must be stored. */
export const recoveryHandlers: HandlerTable = handlers(
  'recovery',
  {
    async request({ db, body, ids, clock, request, jobs }) {
      const now = clock.now()
      const name = body.usu_windows.trim().toLowerCase()
      // Every request counts, for known and unknown names: nothing here may depend on whether the person exists.
      const guess = { bucket: 'recovery', name, ip: request.ip } as const
      await checkThrottle(db, guess, now)
      await noteFailure(db, ids.next(), guess, now)
      await enqueueRecovery(jobs, db, name)
      return { minutes: ticketMinutes }
    },

    async preview(context) {
      const { person, questions } = await opened(context)
      return { username: person.username, questions: knownQuestions(questions) }
    },

    async answer(context) {
      const { db, body, clock, ids, request } = context
      const { person, set } = await opened(context)
      if (!set) return
      // Also per person, not only per ticket: somebody who reads the mailbox could request many tickets.
      const guess = { bucket: 'answers', name: person.id, ip: request.ip } as const
      await checkThrottle(db, guess, clock.now())
      const counted = await countTry(db, body.ticket, mostTries)
      if (!counted) return unauthorized()
      const matches = await isPassword(set.answersHash, joinedAnswers(set.questions, body.answers))
      return inOrder(guess, async () => {
        await checkThrottle(db, guess, clock.now())
        if (matches) {
          await noteAnswered(db, body.ticket, clock.now())
          await auditOwn(context, 'recovery.answer', person)
          return
        }
        await noteFailure(db, ids.next(), guess, clock.now())
        await auditOwn(context, 'recovery.wrong-answer', person, { tries: counted.tries })
        return wrong(context, mostTries - counted.tries)
      })
    },

    async reset(context) {
      const { body, database, bus, settings } = context
      const { person, questions } = await opened(context)
      checkAnswered(questions)
      checkNewPassword(body.password, ...(await ownWords(database.db, person.id, settings.companyWords)))
      const passwordHash = await hashPassword(body.password)
      const ended = await database.db
        .transaction()
        .execute((transaction) => change(context, transaction, person.id, passwordHash))
      for (const sessionId of ended) bus.publish('session.ended', { sessionId })
    },
  },
  { transaction: false },
)

/** The owner of a ticket and the next step; guessing tickets is throttled like guessing passwords. */
async function opened({ db, body, ids, clock, request }: WithTicket) {
  const now = clock.now()
  const guess = linkGuess(body.ticket, request.ip)
  await checkThrottle(db, guess, now)
  const ticket = await findOneUseToken(db, body.ticket, 'recovery', now)
  const person = ticket?.userId ? await queries.activePerson(db, ticket.userId) : undefined
  if (!ticket || !person) {
    await noteFailure(db, ids.next(), guess, now)
    return unauthorized()
  }
  const set = await questionsOf(db, person.id)
  return { person, set, questions: openQuestions(ticket, set) }
}

async function wrong({ db, body, clock }: Context<'recovery.answer'>, left: number): Promise<never> {
  if (left > 0) return refuse('invalid', 'answers', { count: left })
  await burnOneUseToken(db, body.ticket, 'recovery', clock.now())
  return unauthorized()
}

/** Returns the sessions that ended with the old password: all of them. */
async function change(
  { body, clock, ids, jobs, request }: Context<'recovery.reset'>,
  db: Db,
  userId: string,
  passwordHash: string,
) {
  const now = clock.now()
  if (!(await burnOneUseToken(db, body.ticket, 'recovery', now))) return unauthorized()
  await setPassword(db, userId, passwordHash)
  await burnTokensOf(db, userId, 'exchange')
  await auditOwn({ db, ids, clock, request }, 'recovery.reset', { id: userId })
  await queueLetter(jobs, db, { userId, letter: 'passwordChanged', path: '/pages/recovery' })
  return endSessionsOf(db, userId, 'password recovered', now)
}
