import { expect, it } from 'vitest'
import { toggled } from './hidden-series.ts'

const all = ['answered', 'lost']

it('hides a series and shows it again', () => {
  const hidden = toggled(new Set(), 'lost', all)
  expect([...hidden]).toEqual(['lost'])
  expect([...toggled(hidden, 'lost', all)]).toEqual([])
})

it('shows everything again rather than leaving an empty chart', () => {
  expect([...toggled(new Set(['lost']), 'answered', all)]).toEqual([])
})
