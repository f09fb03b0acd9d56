import { describe, expect, it } from 'vitest'
import type { Lane } from './lane.ts'
import { domainOf, laneRows } from './lane-rows.ts'
import { lanesLayout } from './lanes-layout.ts'
import { lanesModel } from './lanes-model.ts'
import { lanesTable } from './lanes-table.ts'

const at = (time: string) => `2026-03-05T${time}:00Z`
const kinds = [
  { id: 'work', label: 'Work', look: 'full' },
  { id: 'break', label: 'Break', look: 'low' },
] as const
const lanes: Lane[] = [
  {
    ...{ id: 'clock', label: 'Clock' },
    spans: [
      { kind: 'work', from: at('08:00'), to: at('10:00') },
      { kind: 'break', from: at('10:00'), to: at('10:30'), label: 'Lunch' },
    ],
    marks: { label: 'Entries', items: [{ at: at('08:00'), label: 'In' }] },
  },
  { id: 'agent', label: 'Agent', spans: [{ kind: 'work', from: at('10:10'), to: at('11:00') }] },
]
const findings = { label: 'To look at', items: [{ from: at('10:10'), to: at('10:30'), label: 'Two things' }] }
const rows = laneRows(lanes, kinds, findings)
const drawn = { lanes: 2, hasFindings: true, domain: domainOf(rows), timeZone: 'UTC', locale: 'en-GB' }
const layout = lanesLayout(drawn, { width: 700, rem: 16 })
const model = lanesModel(rows, layout, ({ from }) => new Date(from).toISOString().slice(11, 16))

describe('lanes', () => {
  it('are read with the findings first, and each lane before its marks; one without any is left out', () => {
    expect(rows.map(({ title }) => title)).toEqual(['To look at', 'Clock', 'Entries', 'Agent'])
    expect(rows[1]?.points.map(({ label }) => label)).toEqual(['Work', 'Lunch'])
    expect(laneRows(lanes.slice(1), kinds, undefined).map(({ title }) => title)).toEqual(['Agent'])
  })

  it('share one axis from the first to the last, with round hours of the zone', () => {
    const [from, to] = domainOf(rows)
    expect([layout.xOf(from), layout.xOf(to)]).toEqual([layout.start, layout.end])
    expect(layout.ticks.map(({ label }) => label).slice(0, 2)).toEqual(['08:00', '08:15'])
    const narrow = lanesLayout(drawn, { width: 300, rem: 16 })
    expect(narrow.ticks.map(({ label }) => label)).toEqual(['08:00', '09:00', '10:00', '11:00'])
    expect(layout.laneTop(1) + layout.laneHeight).toBe(layout.bottom)
  })

  it('are walked along by time: from the agent up to what the clock says then', () => {
    expect(model.lengths).toEqual([1, 2, 1, 1])
    expect(model.across?.({ series: 3, point: 0 }, 1)).toBe(1)
    expect(model.tip({ series: 1, point: 1 })).toEqual({
      title: 'Clock',
      entries: [{ label: 'Lunch', value: '10:00' }],
    })
    const near = model.nearest(layout.xOf(Date.parse(at('10:20'))), layout.laneTop(0) + 10)
    expect(near).toEqual({ series: 1, point: 1 })
  })

  it('are a table, too, with every time and every mark', () => {
    const words = { group: 'Group', name: 'Name', interval: 'Interval' }
    const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16)
    const { rows: table } = lanesTable(rows, ({ from, to }) => `${clock(from)}-${clock(to)}`, words)
    expect(table.map((cells) => cells.map(({ text }) => text).join(' '))).toEqual([
      'To look at 10:10-10:30 Two things',
      'Clock 08:00-10:00 Work',
      'Clock 10:00-10:30 Lunch',
      'Entries 08:00-08:00 In',
      'Agent 10:10-11:00 Work',
    ])
  })
})
