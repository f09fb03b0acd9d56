import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'

/** Tells people who clock in elsewhere which of their groups requires it (FIC-11). */
export function ClockBarred({ clock: { state, barredBy } }: { clock: OwnClock }) {
  const { t } = useTranslation('clock')
  return state === 'out' && barredBy !== null ? <p>{t('barred', { group: barredBy })}</p> : null
}
