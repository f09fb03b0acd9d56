import { describe, expect, it } from 'vitest'
import { freshIn, heldPage } from './held-rows.ts'

const page = (...ids: string[]) => ({
  data: ids.map((id) => ({ id, isRead: false })),
  meta: { totalCount: ids.length },
})
const idsOf = ({ data }: ReturnType<typeof page>) => data.map(({ id }) => id).join('')

describe('a list that does not move under its reader', () => {
  it('SHE-11.2 keeps new rows back and counts them', () => {
    const [before, now] = [page('c', 'b', 'a'), page('e', 'd', 'c', 'b', 'a')]
    expect(freshIn(before, now)).toBe(2)
    expect(idsOf(heldPage(before, now))).toBe('cba')
  })

  it('updates visible rows, and removes deleted ones', () => {
    const now = page('d', 'c', 'a')
    const read = { ...now, data: now.data.map((row) => ({ ...row, isRead: true })) }
    const held = heldPage(page('c', 'b', 'a'), read)
    expect(idsOf(held)).toBe('ca')
    expect(held.data.every(({ isRead }) => isRead)).toBe(true)
  })

  it('keeps a row that new ones have pushed off the page', () => {
    expect(idsOf(heldPage(page('c', 'b', 'a'), page('d', 'c', 'b')))).toBe('cba')
  })

  it('fills up at the end when nothing new came', () => {
    expect(idsOf(heldPage(page('c', 'b'), page('c', 'a')))).toBe('ca')
    expect(freshIn(page('c', 'b'), page('c', 'a'))).toBe(0)
  })
})
