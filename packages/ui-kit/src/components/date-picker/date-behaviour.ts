import type { DateValue } from 'react-aria-components/DateField'
import { given } from '#private/dates/given.ts'
import { readDate } from '#private/dates/iso-date.ts'
import type { FieldProps } from '#private/field/field.tsx'

/** Common behaviour of `DatePicker` and `DateField`; all dates are ISO dates such as `2026-11-21`. */
export interface DateProps extends FieldProps {
  /** The form gets the ISO date under this name, and nothing while the date is incomplete. */
  name?: string | undefined
  /** The date, null for none; controlled together with `onChange`. An invalid text counts as none. */
  value?: string | null | undefined
  defaultValue?: string | undefined
  /** Called when the date is complete, and with null when it is cleared. */
  onChange?: ((date: string | null) => void) | undefined
  onBlur?: (() => void) | undefined
  /** The first and the last valid day. */
  min?: string | undefined
  max?: string | undefined
  /** Invalid days in between, such as holidays. */
  isDateUnavailable?: ((date: string) => boolean) | undefined
  /** A custom rule: what is wrong with the date, or undefined when it is valid. */
  validate?: ((date: string | null) => string | undefined) | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
}

/** The same in the objects of React Aria: the only place where both date types meet. */
export function dateBehaviour(props: DateProps) {
  const { value, defaultValue, onChange, isDateUnavailable, validate } = props
  const { name, onBlur, isRequired, isDisabled, isReadOnly, autoFocus, id } = props
  return {
    minValue: readDate(props.min),
    maxValue: readDate(props.max),
    shouldForceLeadingZeros: true,
    onChange: (date: DateValue | null) => onChange?.(date?.toString() ?? null),
    ...given({
      ...{ name, onBlur, isRequired, isDisabled, isReadOnly, autoFocus, id },
      value: value === undefined ? undefined : readDate(value),
      defaultValue: defaultValue === undefined ? undefined : readDate(defaultValue),
      isDateUnavailable: isDateUnavailable && ((date: DateValue) => isDateUnavailable(date.toString())),
      validate: validate && ((date: DateValue | null) => validate(date?.toString() ?? null) ?? null),
    }),
  }
}
