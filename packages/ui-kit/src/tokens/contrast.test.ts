import { describe, expect, it } from 'vitest'
import { themes } from '#themes/theme.ts'
import { dark, light } from './colour.ts'
import { contrast } from './contrast.ts'
import { colourNames, decorative, pairs, themePairs } from './pairs.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(themes)('the theme %s', (theme) => {
  it('is readable: each text has 4.5 and each icon 3 on every surface it is used on', () => {
    const weak = themePairs[theme]
      .map((pair) => ({ ...pair, has: contrast(pair.foreground, pair.background) }))
      .filter(({ has, least }) => has < least)
      .map(({ name, has, least }) => `${name}: ${has.toFixed(2)} < ${least}`)
    expect(weak).toEqual([])
  })
})

it('asks every colour of the contract, but for those that owe nothing and say why', () => {
  const asked = new Set(pairs(light).flatMap(({ name }) => name.split(' on ')))
  const unasked = colourNames(light).filter((name) => !asked.has(name))
  expect(unasked.toSorted()).toEqual(Object.keys(decorative).toSorted())
  expect(colourNames(dark)).toEqual(colourNames(light))
})
