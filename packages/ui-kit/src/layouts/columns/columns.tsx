import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { container, gap } from '#css/spacing.css.ts'
import type { Space } from '#layouts/space.ts'
import * as css from './columns.css.ts'

/** How to divide the width. */
export interface ColumnsProps {
  /**
   * The number of columns in a wide container: `auto` as many as stay readable, `even` at most four and never with a
   * single child in the last row, `pairs` two, where a remaining child takes the whole row.
   */
  count?: 2 | 3 | 4 | 'auto' | 'even' | 'pairs' | undefined
  space?: Space | undefined
  /** The container width below which the columns are stacked. */
  collapseBelow?: 'sm' | 'md' | 'lg' | undefined
  children: ReactNode
}

/** Columns of equal width. The container decides, not the window. */
export function Columns({ count = 2, space = 'lg', collapseBelow = 'sm', children }: ColumnsProps) {
  const columns = typeof count === 'string' ? css[count] : css.counts[`${count}-${collapseBelow}`]
  return (
    <div className={container}>
      <div className={classNames(css.root, columns, gap[space])}>{children}</div>
    </div>
  )
}
