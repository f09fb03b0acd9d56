import type { Kernel } from '#contract/handlers.ts'
import { hashPassword } from '#auth/passwords.ts'
import { newOneUseToken } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import { demoPassword, demoUsernames, seedDemo } from './demo/seed-demo.ts'

/** The message after the first start. */
export type FirstSteps = {
  demo?: { usernames: readonly string[]; password: string }
  bootstrapToken?: string
}

const bootstrapSeconds = 7 * 24 * 60 * 60

/** Seeds an empty database with the demo company, or creates a one-use token for its first administrator. */
export async function fillEmptyDatabase({
  database: { db },
  settings,
  clock,
  ids,
  blobs,
  timeRecord,
}: Kernel): Promise<FirstSteps> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody && settings.demo) return (await hasDemo(db)) ? demoSteps : {}
  if (anybody) return {}
  if (settings.demo) {
    const passwordHash = await hashPassword(demoPassword)
    await seedDemo({
      db,
      clock,
      blobs,
      passwordHash,
      recordKey: timeRecord.key,
      recordedDays: settings.demoDays,
      recordsToday: settings.demoShift,
      tickets: settings.demoTickets,
      termsRest: true,
    })
    return demoSteps
  }
  await db.deleteFrom('oneUseTokens').where('purpose', '=', 'bootstrap').execute()
  const expiresAt = after(clock.now(), bootstrapSeconds)
  return { bootstrapToken: await newOneUseToken(db, ids, { purpose: 'bootstrap', userId: null, expiresAt }) }
}

const demoSteps: FirstSteps = { demo: { usernames: demoUsernames, password: demoPassword } }

async function hasDemo(db: Kernel['database']['db']): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('username', 'in', demoUsernames).execute()
  return found.length === demoUsernames.length
}
