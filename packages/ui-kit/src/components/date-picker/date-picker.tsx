import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '#components/icon/icon.tsx'
import { dateLimits } from '#private/dates/date-limits.ts'
import { DateParts } from '#private/dates/date-parts.tsx'
import * as month from '#private/dates/month.css.ts'
import { Months } from '#private/dates/months.tsx'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { dateBehaviour, type DateProps } from './date-behaviour.ts'
import * as box from './date-picker.css.ts'

/** A date to type or to choose. */
export type DatePickerProps = DateProps

/**
 * A date, typed in the order of the language or chosen from a calendar whose weeks begin on Monday. It takes and
 * gives ISO dates. For a date known by heart use `DateField`; for two that belong together `DateRangePicker`.
 *
 * Keyboard: in the field digits write, arrows change and walk, Alt and arrow down opens the calendar. In it arrows go
 * by days and weeks, Page Up and Page Down by months (with Shift by years), Enter chooses, Escape closes; the focus
 * comes back to the field.
 * @example
 * <DatePicker label="Starts" name="start" min="2026-11-21" isRequired />
 */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, description, name, min, max, isRequired } = props
  const { locale } = useLocale()
  const written = useRestored(props, firstText)
  return (
    <AriaDatePicker
      {...dateBehaviour({ ...props, ...startWith(written) })}
      className={css.root}
      data-field={name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <Group className={box.control}>
        <DateParts />
        <Button className={css.innerButton}>
          <Icon id="calendar" size="sm" />
        </Button>
      </Group>
      <FieldNote label={label} name={name} description={description} limits={dateLimits(min, max, locale)} />
      <Popover className={month.overlay} offset={6} placement="bottom start">
        <Dialog className={month.dialog}>
          <Calendar firstDayOfWeek="mon" className={month.root}>
            <Months count={1} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
