import { auditOwn } from '#auth/audit.ts'
import { burnOneUseToken, burnTokensOf, findOneUseToken } from '#auth/one-use-tokens.ts'
import { requireFresh } from '#auth/freshness.ts'
import { ownWords } from '#auth/own-words.ts'
import { checkNewPassword, hashPassword } from '#auth/passwords.ts'
import { endOtherSessions } from '#auth/sessions.ts'
import { checkThrottle, linkGuess, noteFailure } from '#auth/throttle.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, refuse, unauthorized } from '#contract/refuse.ts'
import { queueLetter } from '#mail/letters.job.ts'
import * as queries from './passwords.queries.ts'
import { credentials } from './session.queries.ts'

export const passwordsHandlers: HandlerTable = handlers(
  'passwords',
  {
    async update(context) {
      const { db, body, user, clock, settings, bus, jobs } = context
      const now = clock.now()
      const isOwn = body.username.toLowerCase() === user.username.toLowerCase()
      if (!isOwn) return forbidden()
      await requireFresh(context)
      checkNewPassword(body.password, ...(await ownWords(db, user.id, settings.companyWords)))
      await queries.setPassword(db, user.id, await hashPassword(body.password))
      for (const sessionId of await endOtherSessions(db, user.id, user.session.id, 'password changed', now)) {
        bus.publish('session.ended', { sessionId })
      }
      await burnTokensOf(db, user.id, 'recovery')
      await auditOwn(context, 'passwords.update', user)
      await queueLetter(jobs, db, { userId: user.id, letter: 'passwordChanged', path: '/pages/recovery' })
    },

    async bootstrap(context) {
      const { db, body, ids, clock, request, settings } = context
      const now = clock.now()
      const guess = linkGuess(body.bootstrapToken, request.ip)
      await checkThrottle(db, guess, now)
      // Only the holder of the token learns anything, including that a name is taken.
      if (!(await findOneUseToken(db, body.bootstrapToken, 'bootstrap', now))) {
        await noteFailure(db, ids.next(), guess, now)
        return unauthorized()
      }
      checkNewPassword(body.password, body.username, ...settings.companyWords)
      if (await credentials(db, body.username)) refuse('taken', 'username')
      const passwordHash = await hashPassword(body.password)
      if (!(await burnOneUseToken(db, body.bootstrapToken, 'bootstrap', now))) return unauthorized()
      const administrator = { id: ids.next(), roleId: ids.next(), username: body.username, passwordHash }
      await db
        .transaction()
        .execute((transaction) => queries.createAdministrator(transaction, administrator, now))
      await auditOwn(context, 'passwords.bootstrap', administrator)
    },
  },
  { transaction: false },
)
