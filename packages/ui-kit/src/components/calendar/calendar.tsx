import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import * as css from '#private/dates/month.css.ts'
import { readDate } from '#private/dates/iso-date.ts'
import { Months } from '#private/dates/months.tsx'

/** A month to choose a day from; all dates are ISO dates such as `2026-11-21`. */
export interface CalendarProps {
  /** The purpose of the day, for screen readers. */
  label: string
  /** The chosen day, null for none; controlled together with `onChange`. */
  value?: string | null | undefined
  defaultValue?: string | undefined
  onChange?: ((date: string) => void) | undefined
  /** The first and the last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Days in between that cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined
  isDisabled?: boolean | undefined
}

/**
 * A month that is always visible, such as beside the entries of a day. In a form use `DatePicker`; for a range
 * `DateRangePicker`; to show marks or a whole year `YearPlanner`. Weeks begin on Monday. Keyboard: arrows go by days
 * and weeks, Page Up and Page Down by months (with Shift by years), Home and End to the ends of the month, Enter
 * chooses.
 *
 * Keyboard: arrows go by days and weeks, Page Up and Page Down by months (with Shift by years), Home and End to the
 * ends of the month, Enter chooses.
 */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  isDisabled = false,
}: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      className={css.root}
      isDisabled={isDisabled}
      firstDayOfWeek="mon"
      minValue={readDate(min)}
      maxValue={readDate(max)}
      {...(value === undefined ? {} : { value: readDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: readDate(defaultValue) })}
      {...(isDateUnavailable === undefined
        ? {}
        : { isDateUnavailable: (date) => isDateUnavailable(date.toString()) })}
      onChange={(date) => onChange?.(date.toString())}
    >
      <Months count={1} />
    </AriaCalendar>
  )
}
