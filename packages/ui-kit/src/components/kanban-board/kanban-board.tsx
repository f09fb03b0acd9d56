import { useRef } from 'react'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { Column } from './board-column.tsx'
import type { BoardCard, BoardColumn, BoardMove } from './board.ts'
import * as css from './kanban-board.css.ts'
import { useMoves } from './use-moves.ts'

/** Work items by stage. */
export interface KanbanBoardProps {
  label: string
  columns: readonly BoardColumn[]
  cards: readonly BoardCard[]
  /**
   * Stores a move, which is shown optimistically. Resolve it once `cards` contains the move; reject it, and the card
   * moves back and the person is informed.
   */
  onMove: (move: BoardMove) => Promise<unknown>
  /** Opens a card: Enter or a press on it. */
  onOpen?: ((cardId: string) => void) | undefined
  isReadOnly?: boolean | undefined
}

/**
 * Cards in the columns of their stage. They are dragged, or moved by the menu of the card, which can do the same
 * (WCAG 2.5.7). Keys: Tab to a column, arrows to a card, arrow right to its handle and its menu; Enter on the handle
 * picks the card up, Tab and arrows choose the place, Enter drops, Escape leaves it. For many rows use `DataTable`
 * with a column for the state.
 */
export function KanbanBoard({ label, columns, isReadOnly = false, onOpen, ...input }: KanbanBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const { cards, moving, news, move } = useMoves({ columns, ...input })
  const moveAndFollow = (next: BoardMove) => {
    move(next)
    follow(board.current, next.cardId)
  }
  return (
    <div className={css.root} role="group" aria-label={label} ref={board}>
      <div className={css.columns}>
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            columns={columns}
            cards={cards}
            moving={moving}
            isReadOnly={isReadOnly}
            onMove={moveAndFollow}
            onOpen={onOpen}
          />
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  )
}

// The menu that moved the card fades out and restores the focus to a button that no longer exists: focus the card
// afterwards.
function follow(board: HTMLElement | null, cardId: string, frames = 90): void {
  requestAnimationFrame(() => {
    if (frames > 0 && document.querySelector('[role=menu]') !== null) {
      follow(board, cardId, frames - 1)
      return
    }
    requestAnimationFrame(() =>
      board?.querySelector<HTMLElement>(`[data-key="${CSS.escape(cardId)}"]`)?.focus(),
    )
  })
}
