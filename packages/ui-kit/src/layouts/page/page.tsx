import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import * as css from './page.css.ts'

/** Properties of a page. */
export interface PageProps {
  /** `narrow` for forms and reading, `full` for tables and boards. */
  width?: 'narrow' | 'normal' | 'full' | undefined
  children: ReactNode
}

/** The frame of one screen: its margins and the gaps between its sections. */
export function Page({ width = 'normal', children }: PageProps) {
  return (
    <div className={classNames(css.root, css.widths[width])} data-part="page">
      {children}
    </div>
  )
}
