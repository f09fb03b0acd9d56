import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { NumberField, Select } from '@portal/ui-kit'
import { everies, type Every } from './definition-input.ts'
import { hourText, weekdays } from './schedule-words.ts'

interface ScheduleFieldsProps {
  every: Every
  onEvery: (every: Every) => void
  schedule: ReportSchedule | null
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: hourText(hour) }))

/** The schedule; the hour is in the author's zone. */
export function ScheduleFields({ every, onEvery, schedule }: ScheduleFieldsProps) {
  const { t } = useTranslation('definitions')
  return (
    <>
      <Select
        name="every"
        label={t('form.every')}
        options={everies.map((id) => ({ id, label: t(`form.everies.${id}`) }))}
        value={every}
        onChange={onEvery}
      />
      {every === 'week' ? <WeekdayField weekday={schedule?.weekday ?? 1} /> : null}
      {every === 'month' ? <DayField day={schedule?.day ?? 1} /> : null}
      {every === 'none' ? null : <HourField schedule={schedule} />}
    </>
  )
}

function WeekdayField({ weekday }: { weekday: number }) {
  const { t } = useTranslation('definitions')
  return (
    <Select
      name="weekday"
      label={t('form.weekday')}
      options={weekdays.map((day) => ({ id: String(day), label: t(`form.weekdays.d${day}`) }))}
      defaultValue={String(weekday)}
      isRequired
    />
  )
}

function DayField({ day }: { day: number }) {
  const { t } = useTranslation('definitions')
  return (
    <NumberField
      name="day"
      label={t('form.day')}
      description={t('form.dayHelp')}
      minValue={1}
      maxValue={31}
      defaultValue={day}
      isRequired
    />
  )
}

function HourField({ schedule }: { schedule: ReportSchedule | null }) {
  const { t } = useTranslation('definitions')
  const own = useSession()?.userData.timeZone
  const zone = schedule?.timeZone ?? own ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <Select
        name="hour"
        label={t('form.hour')}
        description={t('form.hourHelp', { zone })}
        options={hours}
        defaultValue={String(schedule?.hour ?? 8)}
        isRequired
      />
      <input type="hidden" name="timeZone" value={zone} />
    </>
  )
}
