import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest, VacationRules, VacationState } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'

/** The colours of the states of a request; the label states them, too. */
export const vacationTones: Record<VacationState, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  waiting: 'info',
  preapproved: 'info',
  approved: 'success',
  enjoyed: 'success',
  rejected: 'danger',
  expired: 'danger',
  withdrawn: 'neutral',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
  cancelled_by_company: 'danger',
}

/** The label of a request's state: a requested early end is not a full cancellation. */
export const stateWord = ({ state, lastDay }: Pick<VacationRequest, 'state' | 'lastDay'>) =>
  state === 'cancellation_requested' && lastDay !== null ? 'end_requested' : state

/** The units of a day or an hour: two are a day, and in hours one is a minute. */
const perOne = (unit: VacationRules['unit']): number => (unit === 'hours' ? 60 : 2)

/** Converts the form's days or hours to units. */
export const unitsOf = (number: number, unit: VacationRules['unit']): number =>
  Math.round(number * perOne(unit))

/** Converts units to the form's days or hours. */
export const numberOfUnits = (units: number, unit: VacationRules['unit']): number => units / perOne(unit)

/** Units of vacation in words: two are a day, and in hours one is a minute. */
export function useAmount(): (units: number, unit: VacationRules['unit']) => string {
  const { t } = useTranslation('vacations')
  const format = useFormat()
  return useCallback(
    (units, unit) =>
      unit === 'hours'
        ? t('amount.hours', { number: hoursFace(units) })
        : t('amount.days', { count: Math.abs(units / 2), number: format.number(units / 2) }),
    [t, format],
  )
}
