import { useTranslation } from 'react-i18next'
import type { WorkdayDetail } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { useMinute } from '#patterns/use-minute.ts'

/** Where clock and agent say two things, in words: `En gestión durante 40 min después de fichar la salida`. */
export function useContradictions({ contradictions }: WorkdayDetail) {
  const { t } = useTranslation(['workdays', 'attendance'])
  const format = useFormat()
  const now = new Date(useMinute()).toISOString()
  return contradictions.map(({ kind, state, startedAt, endedAt }) => {
    const to = endedAt ?? now
    const minutes = Math.floor((Date.parse(to) - Date.parse(startedAt)) / 60_000)
    const said = { state: t(`attendance:agents.states.${state}`), time: format.seconds(minutes * 60) }
    return {
      from: startedAt,
      to,
      isRunning: endedAt === null,
      text: t(`day.contradictionTexts.${kind}`, said),
    }
  })
}
