import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannedTimes, ShiftPattern } from '@portal/sdk'
import { Button, DatePicker, Inline, Stack, TextField, type FormValue } from '@portal/ui-kit'
import { capital } from '#format/moment.ts'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import type { TranslateWord } from '#patterns/resource-screen/words.ts'
import { dayText, readDay } from '#patterns/shift-words.ts'

type Week = readonly PlannedTimes[]
const daysInWeek = 7
const mostWeeks = 8
const freeWeek: Week = Array.from({ length: daysInWeek }, () => ({ segments: [] }))
/** The service rejects invalid times at their field: unreadable input must not become a day off. */
const unread = [{ start: 1, end: 0 }]

/** The weeks of a pattern: their number in the list, the times of each day in the form. */
export const weeksProperty = [
  column.custom('weeks', { text: ({ weeks }: ShiftPattern) => String(weeks.length) }, { align: 'end' }),
  field.custom('weeks', {
    Control: ({ value, translate }) => <WeekFields weeks={weeksIn(value)} translate={translate} />,
    read: (value) => weeksOf(textsOf(value)),
  }),
] as const

/** The date from which a change applies; a new pattern has no start. */
export const validFromField = field.custom('validFrom', {
  Control: ({ translate }) => (
    <DatePicker name="validFrom" label={translate('validFrom')} description={translate('validFromHelp')} />
  ),
  read: (value) => textOf(value) || null,
})

function WeekFields({ weeks: given, translate }: { weeks: readonly Week[]; translate: TranslateWord }) {
  const { t, i18n } = useTranslation('shifts')
  const [weeks, setWeeks] = useState(given)
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <Stack space="md">
      {weeks.map((week, number) => (
        <fieldset key={number}>
          <legend>{translate('week', { number: String(number + 1) })}</legend>
          <Stack space="sm">
            {week.map((times, day) => (
              <TextField
                key={day}
                name="weeks"
                label={capital(dayName.format(new Date(Date.UTC(2024, 0, 1 + day))))}
                defaultValue={dayText(times)}
                validate={(text) => (readDay(text) === undefined ? t('form.wrong') : null)}
              />
            ))}
          </Stack>
        </fieldset>
      ))}
      <p>{translate('weeksHelp')}</p>
      <Inline>
        {weeks.length < mostWeeks ? (
          <Button size="sm" icon="plus" onPress={() => setWeeks([...weeks, weeks.at(-1) ?? freeWeek])}>
            {translate('addWeek')}
          </Button>
        ) : null}
        {weeks.length > 1 ? (
          <Button size="sm" onPress={() => setWeeks(weeks.slice(0, -1))}>
            {translate('removeWeek')}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  )
}

/** The contract guarantees that this value of the row is weeks. */
const weeksIn = (value: unknown): readonly Week[] =>
  Array.isArray(value) && value.length > 0 ? (value as Week[]) : [freeWeek]

const textsOf = (value: FormValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf)

function weeksOf(texts: readonly string[]): PlannedTimes[][] {
  const days = texts.map((text) => readDay(text) ?? { segments: unread })
  return Array.from({ length: Math.ceil(days.length / daysInWeek) }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  )
}
