import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { Columns, NumberField, Select } from '@portal/ui-kit'

const everies = ['day', 'week', 'month'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, hour) => ({
  ...{ id: String(hour), label: `${String(hour).padStart(2, '0')}:00` },
}))

const fresh = { every: 'day', weekday: 1, day: 1, hour: 6 } as const

/** The schedule of a source, in the zone of the person who sets it. */
export function SourceSchedule({ schedule }: { schedule: ReportSchedule | undefined }) {
  const { t } = useTranslation('loadSources')
  const zone = useZone(schedule)
  const start: Omit<ReportSchedule, 'timeZone'> = schedule ?? fresh
  const [every, setEvery] = useState(start.every)
  return (
    <Columns>
      <Select
        name="every"
        label={t('form.every')}
        options={everies.map((id) => ({ id, label: t(`form.everies.${id}`) }))}
        value={every}
        onChange={setEvery}
      />
      {every === 'week' ? (
        <Select
          name="weekday"
          label={t('form.weekday')}
          options={weekdays.map((day) => ({ id: String(day), label: t(`form.weekdays.d${day}`) }))}
          defaultValue={String(start.weekday ?? 1)}
        />
      ) : null}
      {every === 'month' ? (
        <NumberField
          name="day"
          label={t('form.day')}
          minValue={1}
          maxValue={31}
          defaultValue={start.day ?? 1}
          isRequired
        />
      ) : null}
      <Select
        name="hour"
        label={t('form.hour')}
        description={t('form.hourHelp', { zone })}
        options={hours}
        defaultValue={String(start.hour)}
      />
      <input type="hidden" name="timeZone" value={zone} />
    </Columns>
  )
}

/** The zone of the schedule: the stored one, else that of the person who sets it. */
function useZone(schedule: ReportSchedule | undefined): string {
  const own = useSession()?.userData.timeZone
  return schedule?.timeZone ?? own ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
