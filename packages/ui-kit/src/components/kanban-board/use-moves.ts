import { useState } from 'react'
import { toast } from '#components/toast/toast-queue.ts'
import { useWords } from '#words/use-words.ts'
import { moveCard, type BoardCard, type BoardColumn, type BoardMove } from './board.ts'

interface MovesInput {
  columns: readonly BoardColumn[]
  cards: readonly BoardCard[]
  onMove: (move: BoardMove) => Promise<unknown>
}

interface Pending {
  id: number
  move: BoardMove
}

/** The cards with all pending moves applied (optimistic update); a rejected move is reverted and reported. */
export function useMoves({ columns, cards, onMove }: MovesInput) {
  const { board: words } = useWords()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [last, setLast] = useState(0)
  const [news, setNews] = useState('')
  const shown = pending.reduce((list, { move }) => moveCard(list, move), cards)
  const nameOf = (columnId: string | undefined) => columns.find(({ id }) => id === columnId)?.label ?? ''
  const send = async (move: BoardMove) => {
    const card = shown.find(({ id }) => id === move.cardId)
    if (card === undefined) return
    const id = last + 1
    setLast(id)
    setPending((before) => [...before, { id, move }])
    setNews(words.moved(card.title, nameOf(move.toColumnId)))
    try {
      await onMove(move)
    } catch {
      const text = words.failed(card.title, nameOf(card.columnId))
      setNews('')
      toast({ tone: 'danger', title: text })
    }
    setPending((before) => before.filter((one) => one.id !== id))
  }
  return {
    cards: shown,
    moving: new Set(pending.map(({ move }) => move.cardId)),
    news,
    move: (move: BoardMove) => void send(move),
  }
}
