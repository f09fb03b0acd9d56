import { randomUUID } from 'node:crypto'
import type { PermissionName } from '@portal/permissions'
import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came } from '#testing/working-time.ts'
import { storeSkillSums } from './skill-days.job.ts'
import { storeSome } from './skill-days.queries.ts'
import { storedSkills, summedMonths } from './skill-sums.queries.ts'

let server: TestServer
let admin: Portal
const now = new Date('2026-03-02T10:30:00Z')
const reports: readonly PermissionName[] = ['MENU_REPORTES', 'REPORTES_FICHAJE_SKILLS_VER', 'FICHAJE_CREAR']

beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db

async function keepAll(): Promise<void> {
  while (
    (await db()
      .transaction()
      .execute((one) => storeSome(one, '2026-03-02', now))) > 0
  );
}

async function addState(
  userId: string,
  skillId: string | undefined,
  from: string,
  until: string,
): Promise<void> {
  const state = { id: randomUUID(), userId, sessionId: null, state: 'in_call' as const, breakTypeId: null }
  await db()
    .insertInto('agentStates')
    .values({
      ...{ ...state, skillId: skillId ?? null, startedAt: new Date(from), endedAt: new Date(until) },
      ...{ origin: 'agent', changedBy: userId, reason: null },
    })
    .execute()
}

it('stored days equal derived ones', async () => {
  const asked = { from: '2026-02-16', until: '2026-03-02', perPage: 100 } as const
  const answers = async () => [
    await admin.skillHours.index(asked),
    await admin.skillHours.index({ ...asked, by: 'person', sort: 'person' }),
    await admin.skillHours.index({ ...asked, unallocated: true }),
  ]
  const before = await answers()
  expect(before[0]?.meta.seconds).toBeGreaterThan(0)
  await keepAll()
  const { rows } = await sql<{
    days: number
  }>`select count(distinct date)::int as days from skill_days`.execute(db())
  expect(rows[0]?.days).toBeGreaterThan(1)
  expect(await answers()).toEqual(before)
  await storeSkillSums(db())
  expect(await answers()).toEqual(before)
})

it('a stored day follows a later state, and a corrected entry', async () => {
  const one = await employed(server, reports)
  const [voice, chat] = (await admin.skills.index({ perPage: 2 })).data.map(({ id }) => id)
  await came(server, one, '2026-02-25', 240)
  await addState(one.id, voice, '2026-02-25T05:00:00Z', '2026-02-25T23:00:00Z')
  const read = async () =>
    (
      await one.portal.skillHours.index({ from: '2026-02-25', until: '2026-02-25', sort: '-seconds' })
    ).data.map(({ skill, seconds }) => [skill?.id, seconds / 60])
  await keepAll()
  const [[, worked = 0] = []] = await read()
  expect(worked).toBeGreaterThan(200)
  // The state before it ends where this one begins.
  await addState(one.id, chat, '2026-02-25T08:00:00Z', '2026-02-25T08:30:00Z')
  const split = await read()
  expect(split.map(([skill]) => skill)).toContain(chat)
  expect(split.reduce((all, [, minutes]) => all + Number(minutes), 0)).toBe(240)
  await keepAll()
  expect(await read()).toEqual(split)
  await db()
    .updateTable('workdays')
    .set({ effectiveSeconds: 0, effectiveTime: '{}' })
    .where('employeeId', '=', one.id)
    .execute()
  expect(await read()).toEqual([])
})

/** The result for a period: from the sums, and from the days. */
async function expectSums(from: string, until: string): Promise<void> {
  const { rows } = await sql<{ other: unknown }>`
    with stored as materialized (
      select employee_id, skill_id, sum(seconds)::int as seconds
      from (${storedSkills(
        { from, until },
        {
          summed: await summedMonths(db(), { from, until }),
          isAsked: () => sql<boolean>`true`,
          isDayAsked: sql`k.date between ${from}::date and ${until}::date`,
        },
      )}) p group by 1, 2
    ), counted as materialized (
      select employee_id, skill_id, sum(seconds)::int as seconds from skill_days
      where date between ${from}::date and ${until}::date group by 1, 2
    )
    select to_jsonb(o) as other from (
      (table stored except table counted) union all (table counted except table stored)) o limit 1`.execute(
    db(),
  )
  expect(rows[0]?.other ?? null, `${from} ${until}`).toBeNull()
}

it('months that are added up say what their days do, of any days and after whatever is written', async () => {
  const one = await employed(server, reports)
  const [voice, chat] = (await admin.skills.index({ perPage: 2 })).data.map(({ id }) => id)
  for (const day of ['2026-01-30', '2026-02-03', '2026-02-25']) {
    await came(server, one, day, 240)
    await addState(one.id, voice, `${day}T05:00:00Z`, `${day}T23:00:00Z`)
  }
  const day = (before: number) => new Date(now.getTime() - before * 86_400_000).toISOString().slice(0, 10)
  const expectAll = async () => {
    await expectSums('2026-01-01', '2026-03-01')
    for (let round = 0; round < 8; round += 1) {
      const last = Math.floor(Math.random() * 20)
      await expectSums(day(last + Math.floor(Math.random() * 40)), day(last))
    }
  }
  const writes = [
    () => addState(one.id, chat, '2026-02-03T08:00:00Z', '2026-02-03T08:30:00Z'),
    () =>
      db()
        .deleteFrom('agentStates')
        .where('userId', '=', one.id)
        .where('skillId', '=', chat ?? '')
        .execute(),
    () =>
      sql`update workdays set date = '2026-02-04' where employee_id = ${one.id} and date = '2026-02-03'`.execute(
        db(),
      ),
    () =>
      sql`update workdays set effective_seconds = 0, effective_time = '{}' where employee_id = ${one.id} and date = '2026-02-25'`.execute(
        db(),
      ),
    () => sql`delete from workdays where employee_id = ${one.id} and date = '2026-01-30'`.execute(db()),
  ]
  await keepAll()
  await expectAll()
  await storeSkillSums(db())
  expect(await summedMonths(db(), { from: '2026-01-01', until: '2026-02-28' })).toContain('2026-02-01')
  await expectAll()
  for (const write of writes) {
    await write()
    await expectAll()
    await keepAll()
    await expectAll()
    await storeSkillSums(db())
    await expectAll()
  }
  const { rows } = await sql`select from stale_skill_sums`.execute(db())
  expect(rows).toHaveLength(0)
})
