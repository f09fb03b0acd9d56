import { describe, expect, it } from 'vitest'
import { painter } from '#cli/terminal/paint.ts'
import { bytes, duration } from './amounts.ts'
import { jsonProgress } from './json-progress.ts'
import { byteMeter, type Measure } from './measure.ts'
import { plainProgress } from './plain-progress.ts'
import { progressLine } from './progress-line.ts'
import { terminalProgress } from './terminal-progress.ts'

const look = { columns: 100, paint: painter(false), locale: 'en' } as const
const loading = (done: number, more: Partial<Measure> = {}): Measure => ({
  phase: 'loading',
  state: 'processing',
  loadId: 'l1',
  done,
  total: 20_000,
  unit: 'rows',
  ...more,
})
const sinkOf = (written: string[]) => ({
  write: (text: string) => written.push(text),
  isTTY: true,
  columns: 100,
})

describe('a line of progress', () => {
  it('CAR-6.2 has a bar, the rows, rows a second and the remaining time', () => {
    const line = progressLine(loading(8000, { perSecond: 52_000, secondsLeft: 12 }), look)
    expect(line).toBe(
      `Loading      ${'█'.repeat(11)}${'░'.repeat(17)}   40 %  8,000 of 20,000 rows  52,000 rows/s  0:12 left`,
    )
  })

  it('speaks of bytes in a file, and needs no total', () => {
    const line = progressLine({ phase: 'downloading', done: 1_234_567, unit: 'bytes', perSecond: 5e6 }, look)
    expect(line).toBe('Downloading  1.2 MB  5 MB/s')
  })

  it('writes numbers in the way of the language', () => {
    expect(progressLine(loading(8000), { ...look, locale: 'es' })).toContain('8000 of 20.000 rows')
  })

  it.each([120, 100, 80, 60, 40, 20, 8])('never passes a terminal of %i columns', (columns) => {
    const wide = loading(1_234_567, { total: 9_999_999, perSecond: 123_456, secondsLeft: 4000 })
    expect(progressLine(wide, { ...look, columns }).length).toBeLessThanOrEqual(columns)
  })

  it('of 79 columns still shows the remaining time of a million rows', () => {
    const wide = loading(1_000_000, { total: 2_000_000, perSecond: 100_000, secondsLeft: 10 })
    expect(progressLine(wide, { ...look, columns: 79 })).toContain('0:10 left')
  })
})

describe('amounts', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [12_345_678, '12.3 MB'],
  ])('%i bytes are %s', (value, text) => {
    expect(bytes(value, 'en')).toBe(text)
  })

  it.each([
    [0.2, '0:01'],
    [59.5, '1:00'],
    [3723, '1:02:03'],
  ])('%f seconds are %s', (value, text) => {
    expect(duration(value)).toBe(text)
  })

  it('show no rate before one is known', () => {
    let ms = 0
    const measure = byteMeter('uploading', () => ms)
    expect(measure(100, 400).perSecond).toBeUndefined()
    ms = 2000
    expect(measure(200, 400)).toMatchObject({ perSecond: 100, secondsLeft: 2 })
  })
})

describe('progress in a log', () => {
  it('is a line for each state and each 10 %', () => {
    const written: string[] = []
    const progress = plainProgress(sinkOf(written), 'en')
    progress.report(loading(0, { state: 'queued' }))
    for (let done = 0; done <= 20_000; done += 500) progress.report(loading(done))
    expect(written).toHaveLength(12)
    expect(written.slice(0, 3)).toEqual([
      'Waiting  0 %  0 of 20,000 rows\n',
      'Loading  0 %  0 of 20,000 rows\n',
      'Loading  10 %  2,000 of 20,000 rows\n',
    ])
  })
})

describe('progress on a terminal', () => {
  it('is one line that is drawn over, and stays when its phase is over', () => {
    const written: string[] = []
    let ms = 0
    const progress = terminalProgress(sinkOf(written), { paint: painter(false), locale: 'en', now: () => ms })
    progress.report({ phase: 'uploading', done: 1, total: 2, unit: 'bytes' })
    progress.report({ phase: 'uploading', done: 2, total: 2, unit: 'bytes' })
    expect(written).toHaveLength(1)
    ms = 5000
    progress.report(loading(20_000))
    progress.end()
    const lines = written.join('').split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]?.split('\r').at(-1)).toContain('100 %  2 B of 2 B')
    expect(lines[2]).toBe('')
  })
})

describe('progress for machines', () => {
  it('is a document for each whole percent and each state', () => {
    const events: object[] = []
    const progress = jsonProgress((event) => events.push(event))
    for (const done of [0, 10, 200, 250, 400]) progress.report(loading(done))
    progress.report(loading(400, { state: 'pausing' }))
    expect(events).toHaveLength(4)
    expect(events[1]).toEqual({ type: 'progress', ...loading(200), percent: 1 })
  })
})
