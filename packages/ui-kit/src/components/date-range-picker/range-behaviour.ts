import type { DateValue } from 'react-aria-components/DateRangePicker'
import { given } from '#private/dates/given.ts'
import { readDate, type DateRange } from '#private/dates/iso-date.ts'
import type { PresetId } from '#private/dates/presets.ts'
import type { FieldProps } from '#private/field/field.tsx'

/** Start and end date; all dates are ISO dates such as `2026-11-21`. */
export interface DateRangePickerProps extends FieldProps {
  /** The form gets the two ISO dates under these names, as in the filters of a report. */
  startName?: string | undefined
  endName?: string | undefined
  /** The range, null for none; controlled together with `onChange`. */
  value?: DateRange | null | undefined
  defaultValue?: DateRange | undefined
  /** Called when both dates are complete, and with null when they are cleared. */
  onChange?: ((range: DateRange | null) => void) | undefined
  /** The first and the last valid day. */
  min?: string | undefined
  max?: string | undefined
  /** The day from which presets are counted, in the reader's time zone. Without it there are none. */
  today?: string | undefined
  /** The presets beside the calendar. Defaults to all eight. */
  presets?: readonly PresetId[] | undefined
  /** A custom rule, such as at most 31 days: what is wrong with the range, or undefined when it is valid. */
  validate?: ((range: DateRange | null) => string | undefined) | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  id?: string | undefined
}

type AriaRange = { start: DateValue; end: DateValue }

const fromAria = (range: AriaRange | null): DateRange | null =>
  range === null ? null : { start: range.start.toString(), end: range.end.toString() }

function toAria(range: DateRange | null): AriaRange | null {
  const start = readDate(range?.start)
  const end = readDate(range?.end)
  return start === null || end === null ? null : { start, end }
}

/** The same in the objects of React Aria: the only place where both range types meet. */
export function rangeBehaviour(props: DateRangePickerProps) {
  const { value, defaultValue, onChange, validate } = props
  const { startName, endName, isRequired, isDisabled, isReadOnly, id } = props
  return {
    minValue: readDate(props.min),
    maxValue: readDate(props.max),
    shouldForceLeadingZeros: true,
    onChange: (range: AriaRange | null) => onChange?.(fromAria(range)),
    ...given({
      ...{ startName, endName, isRequired, isDisabled, isReadOnly, id },
      value: value === undefined ? undefined : toAria(value),
      defaultValue: defaultValue === undefined ? undefined : toAria(defaultValue),
      validate: validate && ((range: AriaRange | null) => validate(fromAria(range)) ?? null),
    }),
  }
}
