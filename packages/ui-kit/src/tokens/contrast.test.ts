import { describe, expect, it } from 'vitest'
import { dark, light } from './colour.ts'
import { contrast } from './contrast.ts'
import { pairs } from './pairs.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_theme, colours) => {
  it('is readable: each text has 4.5 and each sign 3 on every surface it stands on', () => {
    const weak = pairs(colours)
      .map((pair) => ({
        name: pair.name,
        least: pair.least,
        has: contrast(pair.foreground, pair.background),
      }))
      .filter((pair) => pair.has < pair.least)
      .map((pair) => `${pair.name}: ${pair.has.toFixed(2)} < ${pair.least}`)
    expect(weak).toEqual([])
  })
})
