import type { Db } from '#db/database.ts'

export function find(db: Db, userId: string) {
  return db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The same, locked until the end of the transaction. */
export function lock(db: Db, userId: string) {
  return db
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A new secret, not active until it is confirmed. */
export async function prepare(db: Db, userId: string, secret: string, now: Date): Promise<void> {
  await db
    .insertInto('secondFactors')
    .values({ userId, secret, createdAt: now, confirmedAt: null })
    .onConflict((same) =>
      same.column('userId').doUpdateSet({ secret, createdAt: now, confirmedAt: null, lastStep: 0 }),
    )
    .execute()
}

export async function setConfirmed(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('secondFactors').set({ confirmedAt: now }).where('userId', '=', userId).execute()
}

/**
 * Uses a time step once: of two concurrent requests with the same code, one gets it. Returns whether it was this one.
 */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const rows = await db.selectFrom('recoveryCodes').select('hash').where('userId', '=', userId).execute()
  return rows.length
}

export async function remove(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}
