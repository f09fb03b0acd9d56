import { expect, it } from 'vitest'
import { paceOf } from './clock-recounts.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 5, 10, 0, seconds))

it('a recount reports rate and remaining time, once it has processed any ticket', () => {
  const counted = { total: 9000, done: 3000, startedAt: at(0), finishedAt: null }
  expect(paceOf(counted, at(2))).toEqual({ perSecond: 1500, secondsLeft: 4 })
  expect(paceOf({ ...counted, done: 0 }, at(2))).toEqual({ perSecond: null, secondsLeft: null })
  expect(paceOf({ ...counted, startedAt: null }, at(2))).toEqual({ perSecond: null, secondsLeft: null })
  expect(paceOf({ ...counted, finishedAt: at(3) }, at(60))).toEqual({ perSecond: 1000, secondsLeft: null })
})
