import { useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import * as dragList from '#private/drag-list/drag-list.css.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { MenuEntry } from '#components/menu-button/menu-list.tsx'
import { OrderItem, type OrderLine } from './order-item.tsx'
import { movedBefore } from './order.ts'

/** The rows and the callback for a changed order. */
export interface OrderListProps {
  /** The accessible name of the list. */
  label: string
  items: readonly OrderLine[]
  /** Called with the ids in their new order. */
  onOrder: (ids: string[]) => void
  /** Further actions of a row, in its menu below the moves. */
  acts?: ((id: string) => readonly MenuEntry[]) | undefined
}

/**
 * A list whose rows can be reordered. Each row has a drag handle (mouse, finger, or Enter and the arrows) and a menu
 * that moves it without dragging. For the columns of a table use `ColumnChooser`; for things that move between stages
 * `KanbanBoard`.
 */
export function OrderList({ label, items, onOrder, acts }: OrderListProps) {
  const { columnLayout: words } = useWords()
  const { locale } = useLocale()
  const [news, setNews] = useState('')
  const ids = items.map(({ id }) => id)
  const nameOf = (id: string) => items.find((line) => line.id === id)?.label ?? id
  const order = (next: string[], id: string) => {
    const at = formatNumber(next.indexOf(id) + 1, locale)
    setNews(words.moved(nameOf(id), at, formatNumber(next.length, locale)))
    onOrder(next)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(`${key}`) })),
    getDropOperation: () => 'move',
    onReorder: ({ keys: [key], target }) => {
      const at = ids.indexOf(`${target.key}`)
      const before = ids[target.dropPosition === 'after' ? at + 1 : at] ?? null
      if (key !== undefined && key !== before) order(movedBefore(ids, `${key}`, before), `${key}`)
    },
  })
  return (
    <>
      <GridList
        aria-label={label}
        className={dragList.list}
        items={items}
        dependencies={[items]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {(line) => (
          <OrderItem
            line={line}
            ids={ids}
            acts={acts?.(line.id) ?? []}
            onOrder={(next) => order(next, line.id)}
          />
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}
