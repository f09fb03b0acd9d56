import type { ReactNode } from 'react'
import * as css from './number-row.css.ts'

interface NumberRowProps {
  items: readonly { id: string; term: string; value: ReactNode }[]
}

/** Labelled numbers, as many side by side as fit. */
export function NumberRow({ items }: NumberRowProps) {
  return (
    <dl className={css.numbers}>
      {items.map(({ id, term, value }) => (
        <div key={id} className={css.number}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
