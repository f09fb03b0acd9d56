import { completeLayout, type ColumnLayout } from '#components/column-chooser/column-layout.ts'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { useWords } from '#words/use-words.ts'
import type { Column } from './column.ts'
import type { Sort } from './sort.ts'
import * as css from './toolbar.css.ts'

interface SortMenuProps<Row> {
  columns: readonly Column<Row>[]
  layout: ColumnLayout | undefined
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Sorts cards, which have no headers to press. */
export function SortMenu<Row>({ columns, layout, sort, onSort }: SortMenuProps<Row>) {
  const { table: words } = useWords()
  const sortable = completeLayout(columns, layout)
    .filter(({ visible }) => visible)
    .flatMap(({ id }) => columns.find((column) => column.id === id && column.sortable === true) ?? [])
  if (sortable.length === 0) return null
  const { direction = 'ascending' } = sort ?? {}
  const current = sortable.find(({ id }) => id === sort?.column)
  const turns =
    current === undefined
      ? []
      : [
          {
            title: words.direction,
            selected: direction,
            onSelect: (id: string) =>
              onSort({ column: current.id, direction: id === 'descending' ? 'descending' : 'ascending' }),
            items: [
              { id: 'ascending', label: words.ascending },
              { id: 'descending', label: words.descending },
            ],
          },
        ]
  return (
    <span className={css.onlyCards}>
      <MenuButton
        label={current === undefined ? words.sortBy : words.sortedBy(current.header)}
        icon={current === undefined ? 'sort' : direction === 'ascending' ? 'arrowUp' : 'arrowDown'}
        size="sm"
        sections={[
          {
            title: words.sortBy,
            selected: current?.id,
            onSelect: (id) => onSort({ column: id, direction }),
            items: sortable.map(({ id, header }) => ({ id, label: header })),
          },
          ...turns,
        ]}
      />
    </span>
  )
}
