import type { Context } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { isAppCode, plainCode, stepOf } from './second-factor.rules.ts'
import * as queries from './second-factor.queries.ts'

type Around = Pick<Context, 'sealing' | 'clock'> & { db: Db }

/** The result of checking a code; `none` when there is no second factor. */
export type CodeCheck = 'none' | 'right' | 'missing' | 'wrong'

/** Checks a code of a person's second factor, or a recovery code; a valid one is used up. */
export async function checkCode(
  around: Around,
  userId: string,
  code: string | undefined,
): Promise<CodeCheck> {
  const factor = await queries.find(around.db, userId)
  if (!factor?.confirmedAt) return 'none'
  if (code === undefined) return 'missing'
  const plain = plainCode(code)
  const isRight = isAppCode(plain)
    ? await takeAppCode(around, factor, plain)
    : await queries.takeRecoveryCode(around.db, userId, around.sealing.mac(plain, userId))
  return isRight ? 'right' : 'wrong'
}

/** Whether a code of the app is valid and unused; marks it as used. */
export async function takeAppCode(
  { db, sealing, clock }: Around,
  { userId, secret }: { userId: string; secret: string },
  plain: string,
): Promise<boolean> {
  const step = stepOf(sealing.open(secret, userId), plain, clock.now())
  return step !== undefined && (await queries.takeStep(db, userId, step))
}
