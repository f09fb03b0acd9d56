import { useTranslation } from 'react-i18next'
import type { HourMovement } from '@portal/sdk'

/** How a movement of the bank of hours is called: what it is, and of which day. */
export function useMovementName(): (movement: HourMovement) => string {
  const { t } = useTranslation('monthSheets')
  return ({ kind, date }) => t('own.movement', { kind: t(`own.movementKinds.${kind}`), date })
}
