import { expect, it } from 'vitest'
import { fitting, plotBox, thinned } from './plot-box.ts'

it('leaves the labels of the axis the room that the longest one needs', () => {
  const size = { width: 400, height: 200, rem: 16 }
  expect(plotBox(size, { labels: ['0', '1,25k'] }).start).toBeGreaterThan(
    plotBox(size, { labels: ['0'] }).start,
  )
  expect(plotBox(size, { labels: [], after: 90 }).end).toBe(310)
})

it('leaves labels out when they would touch', () => {
  const marks = ['00:00', '01:00', '02:00', '03:00'].map((label, at) => ({ label, at: at * 24 }))
  expect(thinned(marks, 16).map(({ label }) => label)).toEqual(['00:00', '02:00'])
  expect(thinned(marks, 4)).toHaveLength(4)
})

it('cuts the name of an axis that is longer than the axis', () => {
  expect(fitting('Calls', 320, 16)).toBe('Calls')
  expect(fitting('Mean duration of a call', 100, 16)).toBe('Mean duratio…')
})
