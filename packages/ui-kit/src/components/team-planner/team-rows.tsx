import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Fragment, type ReactElement } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

interface TeamRowsProps {
  count: number
  /** The row with the tab stop: it stays rendered, so that the focus survives scrolling. */
  activeRow: number
  scroller: HTMLDivElement | null
  lanesAt: (index: number) => number
  row: (index: number, measure: ((element: HTMLElement | null) => void) | undefined) => ReactElement | null
}

const laneHeight = 28

/** The visible rows and a few around them; in print all of them. */
export function TeamRows({ count, activeRow, scroller, lanesAt, row }: TeamRowsProps) {
  const isPrinting = useIsPrinting()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: (index) => Math.max(44, lanesAt(index) * laneHeight + 1),
    overscan: 6,
    scrollPaddingStart: 52,
    rangeExtractor: (range) => withRow(range, activeRow),
  })
  if (isPrinting)
    return <div role="rowgroup">{Array.from({ length: count }, (_, index) => row(index, undefined))}</div>
  const items = virtual.getVirtualItems()
  let end = 0
  const drawn = items.map((item) => {
    const before = item.start - end
    end = item.end
    return (
      <Fragment key={item.key}>
        <Gap height={before} />
        {row(item.index, virtual.measureElement)}
      </Fragment>
    )
  })
  return (
    <div role="rowgroup">
      {drawn}
      <Gap height={virtual.getTotalSize() - end} />
    </div>
  )
}

function withRow(range: Range, row: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (rows.includes(row) || row >= range.count) return rows
  return [...rows, row].sort((one, other) => one - other)
}

function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <div aria-hidden style={{ blockSize: height }} />
}
