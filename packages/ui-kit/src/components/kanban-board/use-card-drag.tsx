import { isTextDropItem, useDragAndDrop, type DropItem } from 'react-aria-components/useDragAndDrop'
import { cardsOf, type BoardCard, type BoardMove } from './board.ts'

const cardType = 'application/x-portal-card'

interface CardDrag {
  columnId: string
  cards: readonly BoardCard[]
  /** Whether the column accepts another card. */
  isOpen: boolean
  onMove: (move: BoardMove) => void
}

/** Drags cards in, out of and inside a column: by mouse, by touch, and by Enter and the arrow keys. */
export function useCardDrag({ columnId, cards, isOpen, onMove }: CardDrag) {
  const own = cardsOf(cards, columnId)
  const put = (cardId: string, beforeCardId: string | null) =>
    onMove({ cardId, toColumnId: columnId, beforeCardId })
  const drop = (items: DropItem[], beforeCardId: string | null) => {
    void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(cardType))).then((ids) => {
      for (const id of ids) put(id, beforeCardId)
    })
  }
  const beforeOf = ({ key, dropPosition }: { key: string | number; dropPosition: string }): string | null => {
    const at = own.findIndex(({ id }) => id === key)
    return own[dropPosition === 'after' ? at + 1 : at]?.id ?? null
  }
  return useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [cardType]: `${key}`,
        'text/plain': own.find(({ id }) => id === key)?.title ?? '',
      })),
    acceptedDragTypes: isOpen ? [cardType] : [],
    getDropOperation: () => 'move',
    onInsert: ({ items, target }) => drop(items, beforeOf(target)),
    onRootDrop: ({ items }) => drop(items, null),
    onReorder: ({ keys, target }) => {
      const before = beforeOf(target)
      for (const key of keys) if (before !== key) put(`${key}`, before)
    },
  }).dragAndDropHooks
}
