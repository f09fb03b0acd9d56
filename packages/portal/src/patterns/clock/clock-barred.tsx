import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'

/** Says to who does not clock in here, and would, which of their groups clocks elsewhere (FIC-11). */
export function ClockBarred({ clock: { state, barredBy } }: { clock: OwnClock }) {
  const { t } = useTranslation('clock')
  return state === 'out' && barredBy !== null ? <p>{t('barred', { group: barredBy })}</p> : null
}
