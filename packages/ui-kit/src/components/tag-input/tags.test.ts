import { expect, it } from 'vitest'
import { addTags, splitTags } from './tags.ts'

it('takes a pasted column or row for several values', () => {
  expect(splitTags(' 600111222\n600333444 ;\t600555666,,\r\n')).toEqual([
    '600111222',
    '600333444',
    '600555666',
  ])
})

it('adds what may be added, and leaves the rest with the reason of the first', () => {
  const rule = (tag: string) => (/^\d+$/.test(tag) ? null : 'Solo cifras.')
  expect(addTags(['1', 'x', '2'], { tags: [], max: undefined, rule })).toEqual({
    tags: ['1', '2'],
    added: ['1', '2'],
    left: ['x'],
    refusal: { why: 'rule', text: 'Solo cifras.' },
  })
})

it('refuses a tag that exists already, ignoring case, also within one paste', () => {
  const { tags, refusal } = addTags(['VIP', 'Nuevo', 'nuevo'], {
    tags: ['vip'],
    max: undefined,
    rule: undefined,
  })
  expect(tags).toEqual(['vip', 'Nuevo'])
  expect(refusal).toEqual({ why: 'duplicate', tag: 'VIP' })
})

it('stops at the most that may be', () => {
  const { tags, left, refusal } = addTags(['a', 'b', 'c'], { tags: [], max: 2, rule: undefined })
  expect([tags, left, refusal]).toEqual([['a', 'b'], ['c'], { why: 'limit' }])
})
