import { expect, it } from 'vitest'
import { cardsOf, moveCard, step, takes, type BoardCard } from './board.ts'

const card = (id: string, columnId: string): BoardCard => ({ id, columnId, title: id })
const cards = [card('a', 'todo'), card('b', 'todo'), card('c', 'doing'), card('d', 'todo')]
const ids = (list: readonly BoardCard[], column: string) => cardsOf(list, column).map(({ id }) => id)

it('puts a card before another one or at the end of a column', () => {
  const before = moveCard(cards, { cardId: 'd', toColumnId: 'doing', beforeCardId: 'c' })
  expect(ids(before, 'doing')).toEqual(['d', 'c'])
  expect(ids(before, 'todo')).toEqual(['a', 'b'])
  expect(ids(moveCard(cards, { cardId: 'a', toColumnId: 'doing', beforeCardId: null }), 'doing')).toEqual([
    'c',
    'a',
  ])
})

it('gives the same result when a move is repeated, and ignores a deleted card', () => {
  const move = { cardId: 'a', toColumnId: 'todo', beforeCardId: 'd' }
  expect(moveCard(moveCard(cards, move), move)).toEqual(moveCard(cards, move))
  expect(moveCard(cards, { ...move, cardId: 'gone' })).toBe(cards)
})

it('takes no card above the limit of a column, but lets its own be sorted', () => {
  const column = { id: 'todo', label: 'To do', limit: 3 }
  expect(takes(cards, column, cards[2])).toBe(false)
  expect(takes(cards, column, cards[0])).toBe(true)
  expect(takes(cards, { ...column, limit: 4 }, cards[2])).toBe(true)
})

it('goes up and down by one, and stops at the ends', () => {
  const at = (index: number) => cards[index] ?? card('', '')
  expect(step(cards, at(3), -1)).toEqual({ cardId: 'd', toColumnId: 'todo', beforeCardId: 'b' })
  expect(step(cards, at(0), 1)).toEqual({ cardId: 'a', toColumnId: 'todo', beforeCardId: 'd' })
  expect(step(cards, at(0), -1)).toBeUndefined()
  expect(step(cards, at(3), 1)).toBeUndefined()
})
