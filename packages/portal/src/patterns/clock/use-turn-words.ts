import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { hourOf } from './use-clock.ts'

/** What is said of one's turn: that a place is held and until when, or how many are in the break and when it is expected. */
export function useTurnWords() {
  const { t } = useTranslation('clock')
  return (turn: NonNullable<OwnClock['breakTurn']>, timeZone: string): string => {
    const { breakType, expectedAt, offeredUntil, position, resting, most } = turn
    const time = hourOf(offeredUntil ?? expectedAt, timeZone)
    const values = { name: breakType.name, resting, most, position, time }
    return t(offeredUntil === null ? 'turn.turn' : 'turn.offered', values)
  }
}
