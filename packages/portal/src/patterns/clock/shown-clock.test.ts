import { expect, test } from 'vitest'
import type { OwnClock } from '@portal/sdk'
import type { QueuedPress } from './queued-press.ts'
import { withQueued } from './shown-clock.ts'

const clock = {
  ...{
    isEmployed: true,
    barredBy: null,
    state: 'work',
    since: '2026-03-05T08:00:00Z',
    counts: 'effective',
    breakType: null,
  },
  ...{ mode: 'on_site', timeZone: 'Europe/Madrid', date: '2026-03-05', startedAt: '2026-03-05T08:00:00Z' },
  ...{ presenceSeconds: 3600, effectiveSeconds: 3600, nonEffectiveSeconds: 0, unallocatedSeconds: 0 },
  ...{ theoreticalMinutes: 480, forgotten: null, now: '2026-03-05T09:00:00Z' },
  breakTypes: [{ id: 'lunch', name: 'Comida', reasonRequired: false }],
} as OwnClock
const queued = (kind: QueuedPress['input']['kind'], time: string, more = {}): QueuedPress => ({
  id: time,
  at: `2026-03-05T${time}:00Z`,
  input: { kind, ...more },
})

test('offline, each press continues from the last: a break, back from it, and home', () => {
  const pause = queued('break_start', '10:00', { breakTypeId: 'lunch' })
  expect(withQueued(clock, [pause])).toMatchObject({
    ...{ state: 'break', breakType: { name: 'Comida' }, counts: 'unallocated', effectiveSeconds: 7200 },
  })
  const back = queued('break_end', '10:30')
  expect(withQueued(clock, [pause, back])).toMatchObject({
    ...{ state: 'work', counts: 'effective', effectiveSeconds: 7200, now: back.at },
  })
  expect(withQueued(clock, [pause, back, queued('out', '11:30')])).toMatchObject({
    ...{ state: 'out', counts: null, effectiveSeconds: 10_800 },
  })
})

test('with nothing kept the clock is that of the server', () => {
  expect(withQueued(clock, [])).toBe(clock)
})
