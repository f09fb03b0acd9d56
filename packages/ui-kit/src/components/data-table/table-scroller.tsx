import { useState } from 'react'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import { classNames } from '#css/class-names.ts'
import type { DataTableProps } from './data-table-props.ts'
import { PlainTable } from './plain-table.tsx'
import { RowMenu, type OpenMenu } from './row-menu.tsx'
import * as css from './table-frame.css.ts'

interface TableScrollerProps<Row> extends DataTableProps<Row> {
  layout: ColumnLayout | undefined
  onLayout: (layout: ColumnPlace[]) => void
  /** The table fills the window, and its rows scroll. */
  hasRoom: boolean
}

/** The scrolling part of a table, with the one menu of its rows. */
export function TableScroller<Row>(props: TableScrollerProps<Row>) {
  const { label, rowKey, rowLabel = rowKey, rowActions, isStale = false, maxHeight, hasRoom } = props
  // State instead of a ref, because the rows measure the element as soon as it exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [menu, setMenu] = useState<OpenMenu<Row>>()
  const isOwn = hasRoom || maxHeight !== undefined
  return (
    <div className={css.frame} data-flow={isOwn ? undefined : 'page'}>
      <div
        ref={setScroller}
        className={classNames(css.scroller, isStale && css.stale)}
        style={maxHeight === undefined ? undefined : { maxBlockSize: maxHeight }}
        tabIndex={0}
        role="region"
        aria-label={label}
        data-part="rows"
      >
        <PlainTable
          {...props}
          rowLabel={rowLabel}
          scroller={scroller}
          isPageScrolled={!isOwn}
          onMenu={setMenu}
          openMenuKey={menu?.key}
        />
        {rowActions === undefined ? null : (
          <RowMenu
            menu={menu}
            rowActions={rowActions}
            rowLabel={rowLabel}
            onClose={() => setMenu(undefined)}
          />
        )}
      </div>
    </div>
  )
}
