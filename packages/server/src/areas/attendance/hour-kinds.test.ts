import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { hourKinds } from '#db/hour-kinds.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

type Day = { effectiveSeconds: number; theoreticalMinutes: number; isPartTime: boolean }
const day = fc.record({
  effectiveSeconds: fc.nat(16 * 3600),
  theoreticalMinutes: fc.oneof(fc.constant(0), fc.nat(720)),
  isPartTime: fc.boolean(),
})

/** The same, as in the decision. */
function kindsOf({ effectiveSeconds, theoreticalMinutes, isPartTime }: Day) {
  const ordinarySeconds = Math.min(effectiveSeconds, theoreticalMinutes * 60)
  const beyond = effectiveSeconds - ordinarySeconds
  return {
    ordinarySeconds,
    complementarySeconds: isPartTime ? beyond : 0,
    extraSeconds: isPartTime ? 0 : beyond,
  }
}

it('what goes beyond a part-time contract is complementary, beyond any other extra, and all kinds are the effective time', async () => {
  const days = fc.sample(day, 500)
  const rows = days.map(
    (one) => sql`(${one.effectiveSeconds}::int, ${one.theoreticalMinutes}::int, ${one.isPartTime}::boolean)`,
  )
  const { rows: kinds } = await sql<ReturnType<typeof kindsOf>>`
    select ${hourKinds} from (values ${sql.join(rows)})
      as d (effective_seconds, theoretical_minutes, is_part_time)`.execute(server.server.kernel.database.db)
  expect(kinds).toEqual(days.map(kindsOf))
  for (const [at, { ordinarySeconds, complementarySeconds, extraSeconds }] of kinds.entries())
    expect(ordinarySeconds + complementarySeconds + extraSeconds).toBe(days[at]?.effectiveSeconds)
})
