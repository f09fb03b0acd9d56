import { expect, it } from 'vitest'
import { entriesOfToday, type Present } from './clock-days.ts'

const now = new Date('2026-03-05T12:00:00Z')
const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)
const today = (employeeId: string, startedAt: Date, breaks: Present['breaks'] = []) =>
  entriesOfToday({ startedAt, breaks }, { employeeId, timeZone: 'Europe/Madrid', now }).map(
    ({ kind, at: pressedAt }) => `${kind} ${pressedAt.toISOString().slice(11, 16)}`,
  )
const ids = Array.from({ length: 100 }, (_, number) => `${number.toString(16).padStart(6, '0')}-0000`)
const hasLeft = (entries: readonly string[]) => entries.some((text) => text.startsWith('out'))

it('one in ten of the demo has clocked out and works on, and nobody who has just come in', () => {
  expect(ids.filter((id) => hasLeft(today(id, at('11:00'))))).toHaveLength(10)
  expect(ids.filter((id) => hasLeft(today(id, at('11:50'))))).toEqual([])
})

it('the breaks of a demo agent are those of their clock, and nobody in a break has clocked out', () => {
  const before = { typeId: 'lunch', startedAt: at('11:10'), endedAt: at('11:20') }
  const running = { typeId: 'rest', startedAt: at('11:55'), endedAt: null }
  expect(today(ids[0] ?? '', at('11:00'), [before, running])).toEqual([
    ...['in 10:58', 'break_start 11:10', 'break_end 11:20', 'break_start 11:55'],
  ])
})
