import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { daysAfter } from '#db/day.ts'
import { type TestDatabase, testDatabase } from '#testing/test-database.ts'
import { isRemoteOn } from './pattern.rules.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.drop())

const week = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })

it('TEL-1.3: a pattern has the same days by the rule and by the database, week after week', async () => {
  const patterns = fc.sample(fc.record({ weekA: week, weekB: fc.option(week) }), { numRuns: 20, seed: 7 })
  const dates = Array.from({ length: 30 }, (_, at) => daysAfter('2026-12-20', at))
  const asked = patterns.flatMap((pattern) => dates.map((date) => ({ ...pattern, date })))
  const { rows } = await sql<{ isRemote: boolean }>`
    select is_remote_on(a.week_a, a.week_b, a.date) as is_remote
    from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as e(one, at)
    cross join lateral (select (select array_agg(d::int) from jsonb_array_elements_text(one -> 'weekA') d) as all_a) x
    cross join lateral (select coalesce(x.all_a, '{}') as week_a, (one ->> 'date')::date as date,
      case when jsonb_typeof(one -> 'weekB') = 'array'
        then coalesce((select array_agg(d::int) from jsonb_array_elements_text(one -> 'weekB') d), '{}') end as week_b) a
    order by e.at`.execute(opened.database.db)
  expect(rows.map(({ isRemote }) => isRemote)).toEqual(asked.map(({ date, ...one }) => isRemoteOn(one, date)))
  expect(isRemoteOn({ weekA: [1], weekB: [2] }, '1970-01-05')).toBe(true)
  expect(isRemoteOn({ weekA: [1], weekB: [2] }, '1970-01-12')).toBe(false)
})
