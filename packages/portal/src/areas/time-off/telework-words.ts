import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkContents, TeleworkState, TeleworkVersion } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The colours of the states of an agreement; the label states them, too. */
export const teleworkTones: Record<TeleworkState, Tone> = {
  draft: 'neutral',
  offered: 'warning',
  refused: 'danger',
  signed: 'info',
  in_force: 'success',
  replaced: 'neutral',
  reversed: 'neutral',
  ended: 'neutral',
}

export const teleworkStates = [
  ...(['draft', 'offered', 'refused', 'signed'] as const),
  ...(['in_force', 'replaced', 'reversed', 'ended'] as const),
] satisfies readonly TeleworkState[]

/** The weekdays, by their ISO 8601 number. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The text contents in the order of their letters; equipment and numbers come between them. */
export const teleworkFields = [
  ...(['equipment', 'expenses', 'compensation', 'hours', 'availability', 'remotePercent'] as const),
  ...(['distribution', 'workCenter', 'place', 'reversalDays', 'controls'] as const),
  ...(['troubleshooting', 'dataProtection', 'security'] as const),
] satisfies readonly (keyof TeleworkContents)[]

/** The remote days of a pattern in words. */
export function usePattern(): (pattern: Pick<TeleworkVersion, 'weekA' | 'weekB'>) => string {
  const { t } = useTranslation('telework')
  return useCallback(
    ({ weekA, weekB }) => {
      const days = (week: readonly number[]) =>
        weekdays
          .filter((day) => week.includes(day))
          .map((day) => t(`weekdays.d${day}`))
          .join(', ')
      if (weekB === null) return days(weekA)
      return t('weeks', { a: days(weekA) || t('noDays'), b: days(weekB) || t('noDays') })
    },
    [t],
  )
}
