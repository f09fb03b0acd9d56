import { expect, it } from 'vitest'
import { entriesOfToday } from './clock-days.ts'

const now = new Date('2026-03-05T12:00:00Z')
const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)
const today = (employeeId: string, startedAt: Date, breakTypeId: string | null = null) =>
  entriesOfToday(
    { startedAt, breakTypeId, breakSince: at('11:30') },
    { employeeId, timeZone: 'Europe/Madrid', now },
  ).map(({ kind }) => kind)

it('one in ten of the demo has gone home by the clock and works on, and nobody who has just come', () => {
  const ids = Array.from({ length: 100 }, (_, number) => `${number.toString(16).padStart(6, '0')}-0000`)
  const gone = ids.filter((id) => today(id, at('11:00')).includes('out'))
  expect(gone).toHaveLength(10)
  expect(ids.filter((id) => today(id, at('11:50')).includes('out'))).toEqual([])
  expect(today(gone[0] ?? '', at('11:00'), 'lunch')).toEqual(['in', 'break_start'])
})
