import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Icon } from '#components/icon/icon.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import type { MenuEntry } from '#components/menu-button/menu-list.tsx'
import { classNames } from '#css/class-names.ts'
import { inkTones } from '#css/tone.css.ts'
import type { Words } from '#words/es.ts'
import { useWords } from '#words/use-words.ts'
import { step, takes, type BoardCard, type BoardColumn, type BoardMove } from './board.ts'
import * as css from './kanban-board.css.ts'

interface BoardCardProps {
  card: BoardCard
  cards: readonly BoardCard[]
  columns: readonly BoardColumn[]
  isMoving: boolean
  isReadOnly: boolean
  onMove: (move: BoardMove) => void
}

/** A card: its content, a drag handle, and a menu that moves it without dragging. */
export function CardItem({ card, cards, columns, isMoving, isReadOnly, onMove }: BoardCardProps) {
  const words = useWords()
  const places = columns.filter(({ id }) => id !== card.columnId)
  return (
    <GridListItem
      id={card.id}
      textValue={card.title}
      className={classNames(css.card, isMoving && css.moving)}
    >
      {isReadOnly ? null : (
        <Button slot="drag" className={css.handle} aria-label={words.board.drag(card.title)}>
          <Icon id="grip" size="sm" />
        </Button>
      )}
      <div className={css.words}>
        <span className={css.title}>{card.title}</span>
        {card.description === undefined ? null : <span className={css.description}>{card.description}</span>}
        <Facts facts={card.facts ?? []} />
      </div>
      {isReadOnly ? null : (
        <MenuButton
          label={words.board.actions(card.title)}
          icon="more"
          isIconOnly
          tone="quiet"
          size="sm"
          sections={[
            {
              title: words.board.moveTo,
              items: places.map((column) => ({
                id: column.id,
                label: column.label,
                ...(takes(cards, column, card) ? {} : { isDisabled: true, description: words.board.full }),
                onAction: () => onMove({ cardId: card.id, toColumnId: column.id, beforeCardId: null }),
              })),
            },
            { items: sortEntries(cards, card, words, onMove) },
          ]}
        />
      )}
    </GridListItem>
  )
}

function sortEntries(
  cards: readonly BoardCard[],
  card: BoardCard,
  { table }: Words,
  onMove: (move: BoardMove) => void,
): MenuEntry[] {
  const entry = (by: -1 | 1): MenuEntry[] => {
    const move = step(cards, card, by)
    const [label, icon] =
      by === -1 ? [table.moveUp, 'arrowUp' as const] : [table.moveDown, 'arrowDown' as const]
    return move === undefined
      ? []
      : [{ id: `${by}`, label: label(card.title), icon, onAction: () => onMove(move) }]
  }
  return [...entry(-1), ...entry(1)]
}

function Facts({ facts }: { facts: NonNullable<BoardCard['facts']> }) {
  if (facts.length === 0) return null
  return (
    <span className={css.facts}>
      {facts.map(({ icon, text, tone = 'neutral' }) => (
        <span key={text} className={classNames(css.fact, inkTones[tone])}>
          {icon === undefined ? null : <Icon id={icon} size="sm" />}
          {text}
        </span>
      ))}
    </span>
  )
}
