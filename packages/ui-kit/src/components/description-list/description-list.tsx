import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { container } from '#css/spacing.css.ts'
import * as css from './description-list.css.ts'

/** A term and its value. */
export interface Description {
  term: string
  value: ReactNode
}

/** The facts about one thing. */
export interface DescriptionListProps {
  items: readonly Description[]
  /** `rows` puts the value beside its term, `grid` below it in as many columns as fit. */
  layout?: 'rows' | 'grid' | undefined
}

/** The facts about one thing; an empty value is shown as a dash. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <div className={container}>
      <dl className={classNames(css.root, css.layouts[layout])}>
        {items.map(({ term, value }) => (
          <div key={term} className={css.pairs[layout]}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{isEmpty(value) ? <span className={css.none}>—</span> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === ''
