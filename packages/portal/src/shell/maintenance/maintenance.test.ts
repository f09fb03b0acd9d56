import { expect, test } from 'vitest'
import { isMaintenanceAnswer, waitBefore } from './maintenance.ts'

const answer = (status: number, body: string) => new Response(body, { status })

test('a service under maintenance is distinguished from a busy or broken one', async () => {
  const problem = JSON.stringify({ type: '/problems/maintenance' })
  expect(await isMaintenanceAnswer(answer(503, problem))).toBe(true)
  expect(await isMaintenanceAnswer(answer(500, problem))).toBe(false)
  expect(await isMaintenanceAnswer(answer(503, JSON.stringify({ type: '/problems/unavailable' })))).toBe(
    false,
  )
  expect(await isMaintenanceAnswer(answer(503, '<html>'))).toBe(false)
})

test('the page asks less and less often, at least once a minute or so, and not all at once', () => {
  const middle = () => 0.5
  expect([0, 1, 2].map((asked) => waitBefore(asked, middle))).toEqual([5000, 7500, 11_250])
  expect(waitBefore(50, middle)).toBe(60_000)
  expect([waitBefore(0, () => 0), waitBefore(0, () => 1)]).toEqual([4000, 6000])
})
