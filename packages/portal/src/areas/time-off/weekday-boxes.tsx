import { useTranslation } from 'react-i18next'
import { Checkbox, CheckboxGroup } from '@portal/ui-kit'
import { weekdays } from './plan-input.ts'

interface WeekdayBoxesProps {
  name: string
  label: string
  days: readonly number[]
  isRequired?: boolean
}

/** The weekdays, in the current language. */
export function WeekdayBoxes({ days, ...group }: WeekdayBoxesProps) {
  const nameOf = useWeekdayName('short')
  return (
    <CheckboxGroup {...group} defaultValue={days.map(String)} orientation="horizontal">
      {weekdays.map((day) => (
        <Checkbox key={day} value={String(day)} label={nameOf(day)} />
      ))}
    </CheckboxGroup>
  )
}

/** The name of a weekday; 1 is Monday. */
export function useWeekdayName(weekday: 'short' | 'long'): (day: number) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' })
  // The first of January 2024 is a Monday.
  return (day) => names.format(new Date(Date.UTC(2024, 0, day)))
}
