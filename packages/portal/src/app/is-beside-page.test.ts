import { expect, it } from 'vitest'
import { isBesidePage } from './is-beside-page.ts'

it('an incident opens beside a page by its id, as does a new one and one’s own', () => {
  for (const word of ['new', 'mine', '0193b3a0-0000-4000-8000-00000000000a'])
    expect(isBesidePage(word), word).toBe(true)
})

it('a list that is filtered by incidents of days opens no incident', () => {
  for (const word of ['late', 'night_overtime', 'true', 'newer', ''])
    expect(isBesidePage(word), word).toBe(false)
})
