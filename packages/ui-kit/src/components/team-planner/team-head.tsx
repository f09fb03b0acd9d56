import type { DayColumn } from './columns.ts'
import { classNames } from '#css/class-names.ts'
import * as css from './team-planner.css.ts'

/** The sticky row of days. */
export function TeamHead({ rowHeader, columns }: { rowHeader: string; columns: readonly DayColumn[] }) {
  return (
    <div role="rowgroup" className={css.headFrame}>
      <div role="row" aria-rowindex={1} className={classNames(css.row, css.headRow)}>
        <div role="columnheader" aria-colindex={1} className={css.corner}>
          {rowHeader}
          <span className={css.description} aria-hidden>
            {columns[0]?.month}
          </span>
        </div>
        {columns.map((column, index) => (
          <div
            key={column.day}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={column.name}
            className={css.dayHead}
            data-shade={column.shade}
            data-today={column.isToday || undefined}
          >
            <span className={css.description} aria-hidden>
              {column.weekday}
            </span>
            <span className={css.number}>{column.number}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
