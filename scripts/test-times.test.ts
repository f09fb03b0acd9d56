import { expect, test } from 'vitest'
import { comparison, timesIn, timesPage } from './test-times.ts'

const before = [
  { step: 'check', seconds: 200 },
  { step: 'node', seconds: 100 },
  { step: 'install', seconds: 6 },
]

test('the page of times keeps what it was given', () => {
  const page = timesPage(before, '2026-11-23')
  expect(page).toContain('Measured on 2026-11-23')
  expect(timesIn(page)).toEqual(before)
})

test('a part that takes more than a fifth longer than before is named, unless it is a matter of seconds', () => {
  const now = [
    { step: 'check', seconds: 241 },
    { step: 'node', seconds: 119 },
    { step: 'install', seconds: 9 },
    { step: 'e2e', seconds: 300 },
  ]
  expect(comparison(now, before).filter((line) => line.includes('HAS GROWN'))).toEqual([
    '  check     241 s  was 200  ← HAS GROWN',
  ])
  expect(comparison(now, before)[3]).toBe('  e2e       300 s  new')
})
