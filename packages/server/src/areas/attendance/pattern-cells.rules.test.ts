import { describe, expect, it } from 'vitest'
import { errorsOfColumns, weeksOfCells } from './pattern-cells.rules.ts'

const off = { segments: [], breaks: [] }
const at = (start: number, end: number) => ({ segments: [{ start: start * 60, end: end * 60 }], breaks: [] })

describe('weeksOfCells', () => {
  it('has as many weeks as the longest day, and repeats a single text in each', () => {
    const { weeks, errors } = weeksOfCells({ monday: '7:00-15:00 | 15:00-23:00 |', friday: '8:00-9:00' })
    expect(errors).toEqual({})
    expect(weeks.map(([monday]) => monday)).toEqual([at(7, 15), at(15, 23), off])
    expect(weeks.map((week) => week[4])).toEqual([at(8, 9), at(8, 9), at(8, 9)])
  })

  it('leaves absent days as they are, and empties empty ones', () => {
    const existing = [Array.from({ length: 7 }, () => at(8, 16))]
    const { weeks } = weeksOfCells({ sunday: '' }, existing)
    expect(weeks).toEqual([[...Array.from({ length: 6 }, () => at(8, 16)), off]])
  })

  it('refuses what is no time, and days of different lengths', () => {
    expect(weeksOfCells({ monday: 'noche', tuesday: 8 }).errors).toEqual({
      monday: [{ error: 'format' }],
      tuesday: [{ error: 'format' }],
    })
    expect(weeksOfCells({ monday: '|', tuesday: '||' }).errors).toEqual({
      monday: [{ error: 'invalid', count: 3 }],
    })
  })
})

describe('errorsOfColumns', () => {
  it('names the day of an error within the weeks', () => {
    const taken = [{ error: 'taken' as const }]
    expect(errorsOfColumns({ 'weeks.1.3.segments': taken, name: taken, weeks: taken })).toEqual({
      ...{ thursday: taken, name: taken, monday: taken },
    })
  })
})
