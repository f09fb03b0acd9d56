import type { VacationQuota } from '@portal/sdk'
import { TextArea, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import type { TranslateWord } from '#patterns/resource-screen/words.ts'
import { minuteIn, timesText } from '#patterns/shift-words.ts'
import { weekdays, weekdaysOf } from './plan-input.ts'
import { useWeekdayName, WeekdayBoxes } from './weekday-boxes.tsx'

type Interval = Pick<VacationQuota, 'start' | 'end'>

/** The weekdays of a quota: all seven are stored as none. */
export const quotaWeekdays = [
  column.custom(
    'weekdays',
    {
      text: ({ weekdays: days }: VacationQuota, { translate }) =>
        days === null ? translate('everyDay') : days.join(', '),
      cell: ({ weekdays: days }, { translate }) =>
        days === null ? translate('everyDay') : <Weekdays days={days} />,
    },
    { priority: 3 },
  ),
  field.custom('weekdays', {
    Control: ({ value, translate }) => (
      <WeekdayBoxes name="weekdays" label={translate('weekdays')} days={daysIn(value)} />
    ),
    read: (value) => {
      const days = weekdaysOf(value)
      return days.length === 0 || days.length === weekdays.length ? null : days
    },
  }),
] as const

function Weekdays({ days }: { days: readonly number[] }) {
  const nameOf = useWeekdayName('short')
  return days.map(nameOf).join(', ')
}

/** The contract guarantees that this value of the row is weekdays or null. */
const daysIn = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : weekdays)

const hourField = <Name extends 'start' | 'end'>(name: Name) =>
  field.custom(name, {
    Control: ({ value, translate }) => <HourField name={name} value={value} translate={translate} />,
    read: (value) => minuteIn(textOf(value)) ?? null,
  })

/** The daily start and end of a quota. */
export const quotaTimes = [
  column.custom(
    'time',
    {
      text: ({ start, end }: Interval) => (start === null || end === null ? '' : timesText([{ start, end }])),
    },
    { priority: 3 },
  ),
  hourField('start'),
  hourField('end'),
] as const

function HourField({
  name,
  value,
  translate,
}: {
  name: 'start' | 'end'
  value: unknown
  translate: TranslateWord
}) {
  return (
    <TextField
      name={name}
      label={translate(name)}
      description={translate('hourHelp')}
      defaultValue={typeof value === 'number' ? hourOf(value) : ''}
      validate={(text) =>
        text.trim() === '' || minuteIn(text) !== undefined ? null : translate('hourWrong')
      }
    />
  )
}

// Midnight as an end is 24:00, not 00:00.
const hourOf = (minute: number): string =>
  minute === 1440 ? '24:00' : timesText([{ start: minute, end: minute }]).slice(0, 5)

/** Why a quota is below the approved number; not a property of the quota itself. */
export const quotaReason = field.custom('reason', {
  Control: ({ translate, rule: { maxLength } }) => (
    <TextArea
      name="reason"
      label={translate('reason')}
      description={translate('reasonHelp')}
      {...(maxLength === undefined ? {} : { maxLength })}
    />
  ),
  read: (value) => textOf(value) || null,
})
