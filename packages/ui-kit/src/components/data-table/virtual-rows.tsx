import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import * as css from './data-table.css.ts'

interface VirtualRowsProps {
  count: number
  width: number
  scroller: HTMLDivElement | null
  /** The scroll container: a dialog, or the page. */
  isPageScrolled: boolean
  renderRow: (index: number, measure: (element: HTMLTableRowElement | null) => void) => ReactNode
}

const options = { estimateSize: () => 39, overscan: 8 }

/** The visible rows and a few around them; empty rows above and below keep the scroll bar correct. */
export function VirtualRows({ scroller, isPageScrolled, ...rows }: VirtualRowsProps) {
  if (scroller === null) return null
  const moved = isPageScrolled ? scrollerAround(scroller) : scroller
  return moved === null ? <RowsOfPage {...rows} /> : <RowsOfPart {...rows} part={moved} />
}

/** The scroll container of this part; null when it is the page. */
function scrollerAround({ parentElement }: HTMLElement): HTMLElement | null {
  if (parentElement === null || parentElement === document.body) return null
  const { overflowY } = getComputedStyle(parentElement)
  return overflowY === 'auto' || overflowY === 'scroll' ? parentElement : scrollerAround(parentElement)
}

type RowsProps = Pick<VirtualRowsProps, 'count' | 'width' | 'renderRow'>

function RowsOfPage(props: RowsProps) {
  const [body, scrollMargin] = useTop(null)
  const virtual = useWindowVirtualizer({ ...options, count: props.count, scrollMargin })
  return <Rows {...props} virtual={virtual} body={body} />
}

function RowsOfPart({ part, ...props }: RowsProps & { part: HTMLElement }) {
  const [body, scrollMargin] = useTop(part)
  const virtual = useVirtualizer({
    ...options,
    count: props.count,
    scrollMargin,
    getScrollElement: () => part,
  })
  return <Rows {...props} virtual={virtual} body={body} />
}

/** The offset of the rows from the top of the scroll container; content above them may grow. */
function useTop(part: HTMLElement | null): [RefObject<HTMLTableSectionElement | null>, number] {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current === null) return
      const start = part === null ? -window.scrollY : part.getBoundingClientRect().top - part.scrollTop
      setTop(Math.round(body.current.getBoundingClientRect().top - start))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [part])
  return [body, top]
}

interface DrawnRowsProps extends RowsProps {
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  body: RefObject<HTMLTableSectionElement | null>
}

function Rows({ virtual, body, width, renderRow }: DrawnRowsProps) {
  const { scrollMargin } = virtual.options
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <tbody ref={body} role="rowgroup" className={css.body}>
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
