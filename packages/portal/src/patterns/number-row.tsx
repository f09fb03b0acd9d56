import type { ReactNode } from 'react'
import * as css from './number-row.css.ts'

interface NumberRowProps {
  items: readonly { id: string; term: string; value: ReactNode }[]
}

/** Numbers with their names, as many beside one another as there is room for. */
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
