import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { useLocale } from 'react-aria-components/I18nProvider'
import { dateLimits } from '#private/dates/date-limits.ts'
import { DateParts } from '#private/dates/date-parts.tsx'
import { FieldLabel, FieldNote } from '#private/field/field.tsx'
import * as css from '#private/field/field.css.ts'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { dateBehaviour, type DateProps } from './date-behaviour.ts'
import * as box from './date-picker.css.ts'

/** A date to type. */
export type DateFieldProps = DateProps

/**
 * A date that people know by heart, such as a date of birth: typed in the order of the language, given as an ISO
 * date. Where the day of the week matters use `DatePicker`; for a range `DateRangePicker`. Keyboard: digits write a
 * part and go on to the next one, arrows up and down change it, arrows left and right walk, Backspace clears.
 *
 * Keyboard: digits write a part and go on to the next one, arrows up and down change it, arrows left and right walk,
 * Backspace clears.
 * @example
 * <DateField label="Date of birth" name="birthDate" max="2010-12-31" isRequired />
 */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, description, name, min, max, isRequired } = props
  const { locale } = useLocale()
  const written = useRestored(props, firstText)
  return (
    <AriaDateField
      {...dateBehaviour({ ...props, ...startWith(written) })}
      className={css.root}
      data-field={name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <div className={box.control}>
        <DateParts />
      </div>
      <FieldNote label={label} name={name} description={description} limits={dateLimits(min, max, locale)} />
    </AriaDateField>
  )
}
