import { useId } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/badge/badge.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { CardItem } from './board-card.tsx'
import { cardsOf, takes, type BoardCard, type BoardColumn, type BoardMove } from './board.ts'
import * as css from './kanban-board.css.ts'
import { useCardDrag } from './use-card-drag.tsx'

interface ColumnProps {
  column: BoardColumn
  columns: readonly BoardColumn[]
  cards: readonly BoardCard[]
  moving: ReadonlySet<string>
  isReadOnly: boolean
  onMove: (move: BoardMove) => void
  onOpen: ((cardId: string) => void) | undefined
}

/** A stage with its cards: one tab stop, arrows inside. */
export function Column({ column, columns, cards, moving, isReadOnly, onMove, onOpen }: ColumnProps) {
  const { board: words } = useWords()
  const titleId = useId()
  const own = cardsOf(cards, column.id)
  const drag = useCardDrag({ columnId: column.id, cards, isOpen: takes(cards, column, undefined), onMove })
  return (
    <section className={css.column} aria-labelledby={titleId}>
      <header className={css.head}>
        <h3 id={titleId} className={css.columnTitle}>
          {column.label}
        </h3>
        <Count column={column} count={own.length} />
      </header>
      <GridList
        aria-label={words.cardsOf(column.label)}
        className={css.list}
        items={own}
        dependencies={[cards, moving, columns, isReadOnly]}
        {...(isReadOnly ? {} : { dragAndDropHooks: drag })}
        {...(onOpen === undefined ? {} : { onAction: (key) => onOpen(`${key}`) })}
        renderEmptyState={() => <p className={css.empty}>{words.empty}</p>}
      >
        {(card) => (
          <CardItem
            card={card}
            cards={cards}
            columns={columns}
            isMoving={moving.has(card.id)}
            isReadOnly={isReadOnly}
            onMove={onMove}
          />
        )}
      </GridList>
    </section>
  )
}

function Count({ column: { limit }, count }: { column: BoardColumn; count: number }) {
  const { board: words } = useWords()
  const { locale } = useLocale()
  const format = (number: number) => formatNumber(number, locale)
  const isFull = limit !== undefined && count >= limit
  const isOver = limit !== undefined && count > limit
  return (
    <span className={css.count}>
      {isFull ? (
        <Badge tone={isOver ? 'danger' : 'warning'} icon={isOver ? 'danger' : 'warning'}>
          {isOver ? words.over : words.full}
        </Badge>
      ) : null}
      <span aria-hidden>{limit === undefined ? format(count) : `${format(count)}/${format(limit)}`}</span>
      <VisuallyHidden>
        {limit === undefined ? words.count(format(count)) : words.countOf(format(count), format(limit))}
      </VisuallyHidden>
    </span>
  )
}
