import type { IconId } from '#icons/icons.ts'
import type { Tone } from '#private/tone.ts'

/** A stage of the board. */
export interface BoardColumn {
  id: string
  label: string
  /** The limit of cards; a full column accepts no more. */
  limit?: number | undefined
}

/** A card of a board. The cards of a column keep the order of the list. */
export interface BoardCard {
  id: string
  columnId: string
  title: string
  description?: string | undefined
  /** Short facts below the title, such as the person or the date. */
  facts?: readonly { icon?: IconId | undefined; text: string; tone?: Tone | undefined }[] | undefined
}

/** The target of a move: before another card of that column, or at its end. */
export interface BoardMove {
  cardId: string
  toColumnId: string
  /** Null for the end of the column. */
  beforeCardId: string | null
}

/** The cards after a move; the same list when the card no longer exists. Idempotent. */
export function moveCard(cards: readonly BoardCard[], move: BoardMove): readonly BoardCard[] {
  const card = cards.find(({ id }) => id === move.cardId)
  if (card === undefined) return cards
  const rest = cards.filter(({ id }) => id !== move.cardId)
  const at = rest.findIndex(({ id }) => id === move.beforeCardId)
  return rest.toSpliced(at === -1 ? rest.length : at, 0, { ...card, columnId: move.toColumnId })
}

/** The cards of a column, in order. */
export const cardsOf = (cards: readonly BoardCard[], columnId: string): BoardCard[] =>
  cards.filter((card) => card.columnId === columnId)

/** Whether a column accepts this card. Its own cards can always be reordered. */
export const takes = (
  cards: readonly BoardCard[],
  column: BoardColumn,
  card: BoardCard | undefined,
): boolean =>
  card?.columnId === column.id ||
  column.limit === undefined ||
  cardsOf(cards, column.id).length < column.limit

/** The move that shifts a card by one position in its column; undefined at either end. */
export function step(cards: readonly BoardCard[], card: BoardCard, by: -1 | 1): BoardMove | undefined {
  const column = cardsOf(cards, card.columnId)
  const at = column.findIndex(({ id }) => id === card.id)
  const target = at + by
  if (at === -1 || target < 0 || target >= column.length) return undefined
  const before = column[by === -1 ? target : target + 1]
  return { cardId: card.id, toColumnId: card.columnId, beforeCardId: before?.id ?? null }
}
