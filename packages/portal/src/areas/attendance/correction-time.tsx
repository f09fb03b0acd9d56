import { useTranslation } from 'react-i18next'
import type { Workday } from '@portal/sdk'
import { TextField } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'

interface CorrectionTimeProps {
  workday: Workday
  /** The proposed time. */
  at: string | undefined
}

/** The time in the zone of the day. */
export function CorrectionTime({ workday: { date, timeZone }, at }: CorrectionTimeProps) {
  const { t } = useTranslation('workdays')
  return (
    <TextField
      name="at"
      label={t('corrections.at')}
      description={t('corrections.atHelp', { date, zone: timeZone })}
      placeholder="18:00"
      defaultValue={at === undefined ? '' : timeOf(at, timeZone)}
      pattern="([01]?[0-9]|2[0-3]):[0-5][0-9]"
      isRequired
    />
  )
}

const timeOf = (at: string, timeZone: string) => formatDateTime(at, timeZone).slice(11, 16)
