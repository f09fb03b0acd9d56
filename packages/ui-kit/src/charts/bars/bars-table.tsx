import type { BarRow, BarSeries } from './bars.tsx'
import * as css from './bars.css.ts'

interface BarsTableProps {
  label: string
  series: readonly BarSeries[]
  rows: readonly BarRow[]
  axis: string
  say: (value: number) => string
}

/** The values of a chart as a table. */
export function BarsTable({ label, series, rows, axis, say }: BarsTableProps) {
  return (
    <div className={css.tableFrame} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {axis}
            </th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" className={css.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className={css.headCell}>
                {row.label}
              </th>
              {series.map(({ id }) => (
                <td key={id} className={css.number}>
                  {say(row.values[id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
