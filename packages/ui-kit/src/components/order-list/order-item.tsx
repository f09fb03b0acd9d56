import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Icon } from '#components/icon/icon.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import type { MenuEntry } from '#components/menu-button/menu-list.tsx'
import type { IconId } from '#icons/icons.ts'
import { useWords } from '#words/use-words.ts'
import * as dragList from '#private/drag-list/drag-list.css.ts'
import * as css from './order-list.css.ts'
import { movedBy } from './order.ts'

/** One thing of an order. */
export interface OrderLine {
  id: string
  label: string
  description?: string | undefined
  icon?: IconId | undefined
}

interface OrderItemProps {
  line: OrderLine
  ids: readonly string[]
  acts: readonly MenuEntry[]
  onOrder: (ids: string[]) => void
}

/** A row: a drag handle, its label, and a menu that moves it without dragging. */
export function OrderItem({ line: { id, label, description, icon }, ids, acts, onOrder }: OrderItemProps) {
  const { columnLayout: words } = useWords()
  const move = (name: 'up' | 'down' | 'first' | 'last', picture: IconId, by: number): MenuEntry => ({
    id: name,
    label: words[name],
    icon: picture,
    isDisabled: ids.at(by < 0 ? 0 : -1) === id,
    onAction: () => onOrder(movedBy(ids, id, by)),
  })
  return (
    <GridListItem id={id} textValue={label} className={dragList.item}>
      <Button slot="drag" className={dragList.handle} aria-label={words.drag(label)}>
        <Icon id="grip" size="sm" />
      </Button>
      {icon === undefined ? null : <Icon id={icon} size="sm" />}
      <span className={dragList.words}>
        {label}
        {description === undefined ? null : <span className={css.note}>{description}</span>}
      </span>
      <MenuButton
        label={words.options(label)}
        icon="more"
        isIconOnly
        size="sm"
        sections={[
          {
            items: [
              move('up', 'arrowUp', -1),
              move('down', 'arrowDown', 1),
              move('first', 'toFirst', -ids.length),
              move('last', 'toLast', ids.length),
            ],
          },
          { items: acts },
        ]}
      />
    </GridListItem>
  )
}
