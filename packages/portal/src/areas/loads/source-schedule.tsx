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

/** When a source looks for files; the hour is one of the zone of who sets it. */
export function SourceSchedule({ schedule }: { schedule: ReportSchedule | undefined }) {
  const { t } = useTranslation('loadSources')
  const own = useSession()?.userData.timeZone
  const zone = schedule?.timeZone ?? own ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [every, setEvery] = useState<ReportSchedule['every']>(schedule?.every ?? 'day')
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
          defaultValue={String(schedule?.weekday ?? 1)}
        />
      ) : null}
      {every === 'month' ? (
        <NumberField
          name="day"
          label={t('form.day')}
          minValue={1}
          maxValue={31}
          defaultValue={schedule?.day ?? 1}
          isRequired
        />
      ) : null}
      <Select
        name="hour"
        label={t('form.hour')}
        description={t('form.hourHelp', { zone })}
        options={hours}
        defaultValue={String(schedule?.hour ?? 6)}
      />
      <input type="hidden" name="timeZone" value={zone} />
    </Columns>
  )
}
