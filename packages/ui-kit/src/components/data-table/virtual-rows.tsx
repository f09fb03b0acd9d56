import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode } from 'react'
import * as css from './data-table.css.ts'

interface VirtualRowsProps {
  count: number
  width: number
  scroller: HTMLDivElement | null
  renderRow: (index: number, measure: (element: HTMLTableRowElement | null) => void) => ReactNode
}

const usualRowHeight = 46

/** The rows in sight and a few around them; empty rows above and below keep the scroll bar true. */
export function VirtualRows({ count, width, scroller, renderRow }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => usualRowHeight,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody role="rowgroup" className={css.body}>
      <Gap height={before} width={width} />
      {items.map(({ index, key }) => (
        <Fragment key={key}>{renderRow(index, virtual.measureElement)}</Fragment>
      ))}
      <Gap height={after} width={width} />
    </tbody>
  )
}

function Gap({ height, width }: { height: number; width: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden className={css.gap}>
      <td colSpan={width} style={{ blockSize: height }} />
    </tr>
  )
}
