import type { ReactNode } from 'react'
import * as css from './topbar.css.ts'

/** The content of the bar above a page. */
export interface TopbarProps {
  /** The breadcrumbs, or the brand. */
  start?: ReactNode
  /** A search over everything. */
  center?: ReactNode
  /** Icons and menus of the person. */
  end?: ReactNode
}

/** The content of the bar above a page, at its two ends and in the middle. */
export function Topbar({ start, center, end }: TopbarProps) {
  return (
    <div className={css.root}>
      <div className={css.start}>{start}</div>
      {center === undefined ? null : <div className={css.center}>{center}</div>}
      <div className={css.end}>{end}</div>
    </div>
  )
}
