import { randomBytes } from 'node:crypto'
import { auditOwn } from '#auth/audit.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { noteAuthentication } from '#auth/sessions.ts'
import { checkThrottle, noteFailure } from '#auth/throttle.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { takeAppCode } from './check-code.ts'
import { addressOf, newSecret, plainCode, recoveryCodeCount, recoveryCodeOf } from './second-factor.rules.ts'
import * as queries from './second-factor.queries.ts'

/** Outside a transaction: a wrong code must be stored. */
export const secondFactorHandlers: HandlerTable = handlers(
  'secondFactor',
  {
    async show({ db, user }) {
      const factor = await queries.find(db, user.id)
      const isOn = factor?.confirmedAt instanceof Date
      return {
        isOn,
        isRequired: user.secondFactor.isRequired,
        recoveryCodesLeft: isOn ? await queries.recoveryCodesLeft(db, user.id) : 0,
      }
    },

    async create(context) {
      const { db, user, clock, sealing } = context
      await requireFresh(context)
      const factor = await queries.find(db, user.id)
      if (factor?.confirmedAt) return conflict('taken', 'secondFactor')
      const secret = newSecret()
      await queries.prepare(db, user.id, sealing.seal(secret, user.id), clock.now())
      return { secret, address: addressOf(secret, user.username) }
    },

    async confirm(context) {
      const { db, user, clock } = context
      const now = clock.now()
      if (!(await db.transaction().execute((transaction) => isRightCode(context, transaction))))
        refuse('invalid', 'code')
      await queries.setConfirmed(db, user.id, now)
      await noteAuthentication(db, user.session.id, { secondFactorAt: now }, now)
      const codes = await newRecoveryCodes(context)
      await notifyPerson(context, 'secondFactor.confirm')
      return { recoveryCodes: codes }
    },

    async renewCodes(context) {
      await requireFresh(context)
      await requireSecondFactor(context)
      if (!context.user.secondFactor.isOn) return conflict('invalid', 'secondFactor')
      const codes = await newRecoveryCodes(context)
      await auditOwn(context, 'secondFactor.renewCodes', context.user)
      return { recoveryCodes: codes }
    },

    async destroy(context) {
      const { db, user } = context
      await requireFresh(context)
      await requireSecondFactor(context)
      if (user.secondFactor.isRequired) return conflict('referenced', 'secondFactor')
      await db.transaction().execute((transaction) => queries.remove(transaction, user.id))
      await notifyPerson(context, 'secondFactor.destroy')
    },
  },
  { transaction: false },
)

/** Serialized: each guess is counted before the next is checked. */
async function isRightCode(context: Context<'secondFactor.confirm'>, db: Db): Promise<boolean> {
  const { user, body, clock, sealing, request, ids } = context
  const now = clock.now()
  const factor = await queries.lock(db, user.id)
  if (!factor || factor.confirmedAt) return conflict('invalid', 'secondFactor')
  const guess = { bucket: 'knownDevice', name: user.username, ip: request.ip } as const
  await checkThrottle(db, guess, now)
  if (await takeAppCode({ db, sealing, clock }, factor, plainCode(body.code))) return true
  await noteFailure(db, ids.next(), guess, now)
  return false
}

type Acting =
  | Context<'secondFactor.confirm'>
  | Context<'secondFactor.renewCodes'>
  | Context<'secondFactor.destroy'>

/** Replaces all recovery codes; only their hashes are stored. */
async function newRecoveryCodes({ db, user, sealing }: Acting): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)))
  const hashes = codes.map((code) => sealing.mac(plainCode(code), user.id))
  await db.transaction().execute((transaction) => queries.replaceRecoveryCodes(transaction, user.id, hashes))
  return codes
}

async function notifyPerson(context: Acting, act: string): Promise<void> {
  context.bus.publish('user.changed', { userId: context.user.id })
  await auditOwn(context, act, context.user)
}
