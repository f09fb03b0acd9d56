import type { ReactNode } from 'react'
import * as css from './page-header.css.ts'

/** The parts of a page's head. */
export interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** The breadcrumbs, above the title. */
  breadcrumbs?: ReactNode
  /** A status or a count beside the title. */
  meta?: ReactNode
  /** The buttons of the page; the first in reading order is the main one. */
  actions?: ReactNode
}

/** The head of a page with its only `h1`. */
export function PageHeader({ title, description, breadcrumbs, meta, actions }: PageHeaderProps) {
  return (
    <header className={css.root}>
      {breadcrumbs}
      <div className={css.row}>
        <div className={css.words}>
          <div className={css.headline}>
            <h1 className={css.title}>{title}</h1>
            {meta}
          </div>
          {description === undefined ? null : <p className={css.description}>{description}</p>}
        </div>
        {actions === undefined ? null : (
          <div className={css.actions} data-region="toolbar">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
