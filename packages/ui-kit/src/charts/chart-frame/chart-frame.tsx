import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { root as visuallyHidden } from '#layouts/visually-hidden/visually-hidden.css.ts'
import { ChartButtons } from './chart-buttons.tsx'
import * as css from './chart-frame.css.ts'
import type { ChartProps } from './chart-props.ts'
import type { TableData } from './table-data.ts'

// Loaded on demand: most readers only look at the drawing.
const ChartTable = lazy(() => import('./chart-table.tsx').then((file) => ({ default: file.ChartTable })))

interface ChartFrameProps extends ChartProps {
  isEmpty: boolean
  height: string
  /** The data as a table; computed on demand. */
  table: () => TableData
  legend?: ReactNode
  /** The drawing. */
  children: ReactNode
}

/** The frame of all charts: title, legend, the data as table and as file, and the states. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, isLabelHidden = false, description, table, legend, isLoading = false } = props
  const [isTable, setTable] = useState(false)
  const title = useId()
  const notice = noticeOf(props)
  return (
    <figure className={css.root} aria-labelledby={title} aria-busy={isLoading}>
      <div className={css.head}>
        <figcaption className={css.caption}>
          <p id={title} className={isLabelHidden ? visuallyHidden : css.title}>
            {label}
          </p>
          {isLabelHidden && !isTable && notice === undefined ? legend : null}
          {description === undefined ? null : <div className={css.description}>{description}</div>}
        </figcaption>
        {notice === undefined ? (
          <ChartButtons label={label} isTable={isTable} onTable={setTable} table={table} />
        ) : null}
      </div>
      {notice ?? <Shown {...props} isTable={isTable} />}
    </figure>
  )
}

/** The drawing below its legend, or the table. */
function Shown(props: ChartFrameProps & { isTable: boolean }) {
  const { label, isLabelHidden = false, isTable, height, table, legend, children } = props
  if (isTable) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={height} />}>
        <ChartTable label={label} data={table()} />
      </Suspense>
    )
  }
  return (
    <>
      {isLabelHidden ? null : legend}
      {children}
    </>
  )
}

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false

function noticeOf({ error, empty, isLoading = false, isEmpty, height }: ChartFrameProps): ReactNode {
  const place = (content: ReactNode) => (
    <div className={css.notice} style={{ minBlockSize: height }}>
      {content}
    </div>
  )
  if (isThere(error)) return place(error)
  if (isLoading && isEmpty) return <Skeleton shape="block" height={height} />
  return isEmpty ? place(empty ?? <EmptyState kind="none-match" />) : undefined
}
