import { Button } from 'react-aria-components/Button'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Icon } from '#components/icon/icon.tsx'
import { dateLimits } from '#private/dates/date-limits.ts'
import { DateParts } from '#private/dates/date-parts.tsx'
import * as month from '#private/dates/month.css.ts'
import { Months } from '#private/dates/months.tsx'
import { presetIds } from '#private/dates/presets.ts'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import * as box from './date-range-picker.css.ts'
import { Presets } from './presets.tsx'
import { rangeBehaviour, type DateRangePickerProps } from './range-behaviour.ts'
import { useIsPhone } from './use-is-phone.ts'

/**
 * A range of days: typed, chosen in two months side by side (one on a phone), or taken from presets. It takes and
 * gives ISO dates, both inclusive. For one date use `DatePicker`; to see what a person has in a year `YearPlanner`.
 * Keyboard: in the field digits write, arrows change and walk, Alt and arrow down opens. In the calendar Enter takes
 * the first day, arrows stretch the range, Enter takes the last one; Escape closes and the focus comes back.
 *
 * Keyboard: in the field digits write, arrows change and walk, Alt and arrow down opens. In the calendar Enter takes
 * the first day, arrows stretch the range, Enter takes the last one; Escape closes and the focus comes back.
 * @example
 * <DateRangePicker label="Period" startName="from" endName="to" today="2026-11-21" max="2026-11-21" />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden, description, startName, endName, min, max, isRequired } = props
  const { locale } = useLocale()
  const written = useRestoredRange(props)
  return (
    <AriaDateRangePicker
      {...rangeBehaviour({ ...props, ...startWith(written) })}
      className={css.root}
      data-field={startName}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <Group className={box.control}>
        <div className={box.dates}>
          <DateParts slot="start" isNarrow />
          <span className={box.end} data-field={endName}>
            <span aria-hidden className={box.dash}>
              –
            </span>
            <DateParts slot="end" isNarrow />
          </span>
        </div>
        <Button className={css.innerButton}>
          <Icon id="calendar" size="sm" />
        </Button>
      </Group>
      <FieldNote
        label={label}
        name={startName}
        description={description}
        limits={dateLimits(min, max, locale)}
      />
      <RangeOverlay {...props} />
    </AriaDateRangePicker>
  )
}

// The form has two names for the two dates; the second one reports to the controlled value.
function useRestoredRange({ startName, endName, value, onChange }: DateRangePickerProps) {
  const start = useRestored({ name: startName }, firstText)
  return useRestored({ name: endName, value, onChange }, ([end]) =>
    start === undefined || start === '' || end === undefined || end === '' ? undefined : { start, end },
  )
}

function RangeOverlay({ today, presets = presetIds, min, max }: DateRangePickerProps) {
  const months = useIsPhone() ? 1 : 2
  return (
    <Popover className={month.overlay} offset={6} placement="bottom start">
      <Dialog className={month.dialog}>
        <div className={box.panel}>
          {today === undefined || presets.length === 0 ? null : (
            <Presets ids={presets} today={today} min={min} max={max} />
          )}
          <RangeCalendar
            firstDayOfWeek="mon"
            visibleDuration={{ months }}
            pageBehavior="single"
            className={month.root}
          >
            <Months count={months} isRange />
          </RangeCalendar>
        </div>
      </Dialog>
    </Popover>
  )
}
