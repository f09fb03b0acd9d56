import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { hourOf } from './use-clock.ts'

/** The text about one's turn: a held place with its end, or the number of people and the expected time. */
export function useTurnWords() {
  const { t } = useTranslation('clock')
  return (turn: NonNullable<OwnClock['breakTurn']>, timeZone: string): string => {
    const { breakType, expectedAt, offeredUntil, position, resting, most } = turn
    const time = hourOf(offeredUntil ?? expectedAt, timeZone)
    const values = { name: breakType.name, resting, most, position, time }
    return t(offeredUntil === null ? 'turn.turn' : 'turn.offered', values)
  }
}
