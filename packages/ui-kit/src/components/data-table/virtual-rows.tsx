import { useVirtualizer } from '@tanstack/react-virtual'
import * as css from './data-table.css.ts'
import { TableRow, type TableRowProps } from './row.tsx'

interface VirtualRowsProps<Row> {
  count: number
  width: number
  scroller: HTMLDivElement | null
  rowProps: (index: number) => TableRowProps<Row> | undefined
}

const usualRowHeight = 46

/** The rows in sight and a few around them; empty rows above and below keep the scroll bar true. */
export function VirtualRows<Row>({ count, width, scroller, rowProps }: VirtualRowsProps<Row>) {
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
      {items.map(({ index, key }) => {
        const row = rowProps(index)
        return row === undefined ? null : (
          <TableRow key={key} {...row} index={index} measure={virtual.measureElement} />
        )
      })}
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
