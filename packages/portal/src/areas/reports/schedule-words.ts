import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '@portal/sdk'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A full hour as a clock shows it: `08:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** When a definition is sent, in words. */
export function useScheduleWords(): (schedule: ReportSchedule | null) => string {
  const { t } = useTranslation('definitions')
  return (schedule) => {
    if (schedule === null) return t('list.never')
    const { every, day, hour } = schedule
    const weekday = weekdays.find((one) => one === schedule.weekday) ?? 1
    return t(`times.${every}`, {
      ...{ hour: hourText(hour), day: day ?? 1 },
      weekday: t(`form.weekdays.d${weekday}`).toLocaleLowerCase(),
    })
  }
}
