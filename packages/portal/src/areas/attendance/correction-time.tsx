import { useTranslation } from 'react-i18next'
import type { Workday } from '@portal/sdk'
import { TextField } from '@portal/ui-kit'

/** When it was, by the clock of the day. */
export function CorrectionTime({ workday: { date, timeZone } }: { workday: Workday }) {
  const { t } = useTranslation('workdays')
  return (
    <TextField
      name="at"
      label={t('corrections.at')}
      description={t('corrections.atHelp', { date, zone: timeZone })}
      placeholder="18:00"
      pattern="([01]?[0-9]|2[0-3]):[0-5][0-9]"
      isRequired
    />
  )
}
