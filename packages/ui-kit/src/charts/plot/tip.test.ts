import { expect, it } from 'vitest'
import { tipText } from './tip.ts'

const entries = [
  { label: 'Answered', value: '88', isCurrent: true },
  { label: 'Lost', value: '9' },
]

it('reads out the value under the cursor, or all of them where no one is it', () => {
  expect(tipText({ title: '09', entries })).toBe('09: Answered: 88')
  expect(tipText({ title: '09', entries: entries.map(({ label, value }) => ({ label, value })) })).toBe(
    '09: Answered: 88 · Lost: 9',
  )
  expect(tipText({ title: '09', entries: [{ value: '88' }] })).toBe('09: 88')
})
