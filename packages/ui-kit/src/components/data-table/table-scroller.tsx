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
  /** The table goes as far as the window, and its rows scroll. */
  hasRoom: boolean
}

/** The part of a table that scrolls, with the one menu of its rows. */
export function TableScroller<Row>(props: TableScrollerProps<Row>) {
  const { label, rowKey, rowLabel = rowKey, rowActions, isStale = false, maxHeight, hasRoom } = props
  // An element in state and not a ref: the rows below measure it as soon as it is there.
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
