import { anyWeek } from './weeks.ts'
import { formatDate } from './format-date.ts'
import * as css from './week-head.css.ts'

interface WeekHeadProps {
  locale: string
  /** The length of the displayed names; the full name is read out. */
  names: 'short' | 'narrow'
}

/** The weekdays above the weeks of a month, Monday first. */
export function WeekHead({ locale, names }: WeekHeadProps) {
  return (
    <thead>
      <tr>
        {anyWeek.map((day) => (
          <th
            key={day}
            scope="col"
            className={css.weekday}
            abbr={formatDate(day, locale, { weekday: 'long' })}
          >
            {formatDate(day, locale, { weekday: names })}
          </th>
        ))}
      </tr>
    </thead>
  )
}
