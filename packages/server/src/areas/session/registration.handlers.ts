import { auditOwn } from '#auth/audit.ts'
import { wordsOf } from '#auth/own-words.ts'
import { checkNewPassword, hashPassword } from '#auth/passwords.ts'
import { after } from '#auth/sessions.ts'
import { checkThrottle, linkGuess, noteFailure } from '#auth/throttle.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, unauthorized } from '#contract/refuse.ts'
import { enqueueRegistration } from './registration.job.ts'
import * as queries from './registration.queries.ts'
import { addressOf, linkMinutes } from './registration.rules.ts'

/** Outside a transaction: an invalid link must be stored. */
export const registrationHandlers: HandlerTable = handlers(
  'registration',
  {
    show: ({ settings }) => Promise.resolve({ isOpen: settings.registration }),

    async create({ db, body, clock, ids, request, jobs, settings }) {
      if (!settings.registration) return forbidden()
      const now = clock.now()
      const email = addressOf(body)
      // Every request counts, for known and unknown addresses: nothing here may depend on whether it is known.
      const guess = { bucket: 'registration', name: email, ip: request.ip } as const
      await checkThrottle(db, guess, now)
      await noteFailure(db, ids.next(), guess, now)
      checkNewPassword(body.password, ...wordsOf([body.displayName, email]), ...settings.companyWords)
      const passwordHash = await hashPassword(body.password)
      const id = ids.next()
      const expiresAt = after(now, linkMinutes * 60)
      const { displayName, locale = null } = body
      await db.transaction().execute(async (transaction) => {
        const registration = { id, hash: null, email, displayName, locale, passwordHash, expiresAt }
        await queries.insert(transaction, registration)
        await enqueueRegistration(jobs, transaction, id)
      })
      return { minutes: linkMinutes }
    },

    async confirm({ db, body, clock, ids, request }) {
      const now = clock.now()
      const guess = linkGuess(body.token, request.ip)
      await checkThrottle(db, guess, now)
      const id = ids.next()
      const made = await db.transaction().execute(async (transaction) => {
        const registration = await queries.take(transaction, body.token, now)
        if (!registration || (await queries.holderOf(transaction, registration.email))) return false
        await queries.insertPerson(transaction, id, registration, now)
        const { displayName } = registration
        await auditOwn({ db: transaction, ids, clock, request }, 'registration.confirm', { id, displayName })
        return true
      })
      if (made) return
      await noteFailure(db, ids.next(), guess, now)
      return unauthorized()
    },
  },
  { transaction: false },
)
