import { useTranslation } from 'react-i18next'
import type { HourMovement } from '@portal/sdk'

/** The name of a movement of the hour bank: its kind and its day. */
export function useMovementName(): (movement: HourMovement) => string {
  const { t } = useTranslation('monthSheets')
  return ({ kind, date }) => t('own.movement', { kind: t(`own.movementKinds.${kind}`), date })
}
