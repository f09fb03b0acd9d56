import { describe, expect, it } from 'vitest'
import { roomFor } from './shift-assignments.rules.ts'

const period = (startsOn: string, endsOn: string | null) => ({ startsOn, endsOn })

describe('roomFor', () => {
  it('ends what began before, and continues it after the period', () => {
    expect(roomFor(period('2026-03-04', '2026-03-05'), [period('2026-01-05', null)])).toEqual({
      cut: [period('2026-01-05', '2026-03-03')],
      removed: [],
      rest: [period('2026-03-06', null)],
    })
  })

  it('removes what begins within, and continues what lasts longer', () => {
    const within = [period('2026-03-04', '2026-03-10'), period('2026-03-12', '2026-04-30')]
    expect(roomFor(period('2026-03-04', '2026-03-31'), within)).toEqual({
      cut: [],
      removed: within,
      rest: [period('2026-04-01', '2026-04-30')],
    })
  })

  it('leaves nothing after a period without an end', () => {
    const before = period('2026-01-05', '2026-12-31')
    expect(roomFor(period('2026-03-04', null), [before])).toEqual({
      ...{ cut: [period('2026-01-05', '2026-03-03')], removed: [], rest: [] },
    })
  })
})
