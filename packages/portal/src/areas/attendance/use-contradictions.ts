import { useTranslation } from 'react-i18next'
import type { WorkdayDetail } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { useMinute } from '#patterns/use-minute.ts'

/**
 * Where clock and agent states contradict each other, or work lies outside the shift, in words: `En gestión
 * durante 40 min después de fichar la salida`.
 */
export function useContradictions({ contradictions, plan }: WorkdayDetail) {
  const { t } = useTranslation(['workdays', 'shifts', 'attendance'])
  const format = useFormat()
  const now = new Date(useMinute()).toISOString()
  const ofAgent = contradictions.map(({ kind, state, startedAt, endedAt }) => {
    const to = endedAt ?? now
    const minutes = Math.floor((Date.parse(to) - Date.parse(startedAt)) / 60_000)
    const values = { state: t(`attendance:agents.states.${state}`), time: format.seconds(minutes * 60) }
    return {
      from: startedAt,
      to,
      isRunning: endedAt === null,
      text: t(`day.contradictionTexts.${kind}`, values),
    }
  })
  const ofShift = (plan?.outside ?? []).map(({ startedAt, endedAt }) => ({
    ...{ from: startedAt, to: endedAt, isRunning: false, text: t('shifts:lane.outside') },
  }))
  return [...ofAgent, ...ofShift].toSorted((one, other) => one.from.localeCompare(other.from))
}
