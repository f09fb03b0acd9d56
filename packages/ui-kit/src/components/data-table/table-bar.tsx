import type { RefObject } from 'react'
import { BulkBar } from '#components/bulk-bar/bulk-bar.tsx'
import * as css from './data-table.css.ts'
import type { DataTableProps } from './data-table-props.ts'
import { pageSelection } from './selection.ts'
import { useBarFocus } from './use-bar-focus.ts'

type BarProps = Pick<
  DataTableProps<unknown>,
  'selected' | 'onSelect' | 'isAllMatching' | 'onAllMatching' | 'total' | 'bulkActions' | 'bulkRun'
>

interface TableBarProps extends BarProps {
  table: RefObject<HTMLElement | null>
  /** The keys of the rows on the page. */
  keys: readonly string[]
}

/** The bar of the selected rows, sticky at the end of the table. */
export function TableBar(props: TableBarProps) {
  const { selected, onSelect, isAllMatching = false, onAllMatching, total = 0 } = props
  useBarFocus(props.table)
  return (
    <div className={css.bar} data-part="bulk-bar">
      <BulkBar
        count={selected?.size ?? 0}
        total={total}
        isAllMatching={isAllMatching}
        onAllMatching={isAllMatching || canSelectMore(props) ? onAllMatching : undefined}
        onClear={() => {
          if (isAllMatching) onAllMatching?.(false)
          onSelect?.(new Set())
        }}
        actions={props.bulkActions}
        run={props.bulkRun}
      />
    </div>
  )
}

// The second step is offered after the first: the page is selected, and more rows match.
const canSelectMore = ({ keys, selected, total = 0 }: TableBarProps): boolean =>
  selected !== undefined && total > selected.size && pageSelection(keys, selected) === 'all'
