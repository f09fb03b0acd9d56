import type { ReactNode } from 'react'
import * as css from './topbar.css.ts'

/** What stands in the bar over a page. */
export interface TopbarProps {
  /** Where one is, or the brand. */
  start?: ReactNode
  /** A search over everything. */
  center?: ReactNode
  /** Icons and menus of the person. */
  end?: ReactNode
}

/** The contents of the bar over a page, at its two ends and in the middle. */
export function Topbar({ start, center, end }: TopbarProps) {
  return (
    <div className={css.root}>
      <div className={css.start}>{start}</div>
      {center === undefined ? null : <div className={css.center}>{center}</div>}
      <div className={css.end}>{end}</div>
    </div>
  )
}
