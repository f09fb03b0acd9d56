import { expect, it } from 'vitest'
import type { PlannedDay } from '@portal/sdk'
import {
  carrying,
  clearing,
  filling,
  placeKey,
  putting,
  settled,
  shownTimes,
  withChanges,
  type Edits,
} from './shift-plan.ts'

const morning = [{ start: 480, end: 960 }]
const day = (date: string, more: Partial<PlannedDay> = {}): PlannedDay => ({
  ...{ date, source: 'pattern', kind: null, segments: morning, breaks: [], minutes: 480, patternId: null },
  ...{ holiday: null, note: '', ...more },
})
const at = (date: string) => ({ employeeId: 'a', date })
const [monday, tuesday] = [at('2026-03-02'), at('2026-03-03')]
const planned = new Map([
  [placeKey(monday), day(monday.date)],
  [placeKey(tuesday), day(tuesday.date, { segments: [], minutes: 0 })],
])
const none: Edits = new Map()
const shown = (edits: Edits) => (place: typeof monday) => shownTimes(planned, edits, place)

it('moves a shift and leaves its day free; a copy keeps it', () => {
  const moved = withChanges(planned, none, carrying(shown(none), [[monday, tuesday]], false))
  expect(shown(moved)(monday)?.segments).toEqual([])
  expect(shown(moved)(tuesday)?.segments).toEqual(morning)
  const copied = withChanges(planned, none, carrying(shown(none), [[monday, tuesday]], true))
  expect([...copied.keys()]).toEqual([placeKey(tuesday)])
  expect(carrying(shown(none), [[tuesday, monday]], false)).toEqual([])
})

it('leaves what would go to a day that is not shown where it is', () => {
  const away = at('2027-01-01')
  for (const isCopy of [true, false]) expect(carrying(shown(none), [[monday, away]], isCopy)).toEqual([])
})

it('fills with the shift of the first day, and with nothing where that is the plain week of the contract', () => {
  const dates = [monday.date, tuesday.date]
  const range = { rowIds: ['a'], dates }
  expect(filling(shown(none), range)).toEqual(putting([tuesday], { segments: morning, breaks: [] }))
  const plain = new Map(planned).set(placeKey(monday), day(monday.date, { source: 'contract', segments: [] }))
  const plainShown = (edits: Edits) => (place: typeof monday) => shownTimes(plain, edits, place)
  expect(filling(plainShown(none), range)).toEqual([])
  const edited = withChanges(plain, none, putting([monday], {}))
  expect(filling(plainShown(edited), range)).toHaveLength(1)
})

it('keeps changes made while a batch is being saved', () => {
  const sent = withChanges(planned, none, putting([monday], {}))
  const later = withChanges(planned, sent, putting([tuesday], { segments: morning }))
  expect(settled([sent, later], sent).map((step) => [...step.keys()])).toEqual([[placeKey(tuesday)]])
  expect(settled([sent], sent)).toEqual([])
})

it('is no change where a day is as it was, and on days without a contract', () => {
  expect(withChanges(planned, none, putting([monday], { segments: morning })).size).toBe(0)
  expect(withChanges(planned, none, clearing([monday])).size).toBe(0)
  expect(withChanges(planned, none, putting([at('2027-01-01')], { segments: morning })).size).toBe(0)
  const off = withChanges(planned, none, putting([monday], {}))
  expect(withChanges(planned, off, putting([monday], { segments: morning })).size).toBe(0)
})
