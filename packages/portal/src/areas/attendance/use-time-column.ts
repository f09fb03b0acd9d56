import { useTranslation } from 'react-i18next'
import type { Column } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'

/** `09:00:00` in a time zone. */
export const secondOf = (at: string, zone: string): string => formatDateTime(at, zone).slice(11, 19)

interface Lasting {
  startedAt: string
  endedAt: string | null
}

/** A start and an end time; the header of its row. */
export function useTimeColumn<Row extends Lasting>(timeZone: string): Column<Row> {
  const { t } = useTranslation('workdays')
  return {
    id: 'time',
    header: t('days.time'),
    rowHeader: true,
    cell: ({ startedAt, endedAt }) =>
      `${secondOf(startedAt, timeZone)} – ${endedAt === null ? t('days.now') : secondOf(endedAt, timeZone)}`,
  }
}
