import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence, AbsenceState, AbsenceTypeName, AbsenceUnit } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { nameOf } from '#patterns/name-of.ts'
import { timesText } from '#patterns/shift-words.ts'

/** The colours of the states of an absence; the label states them, too. */
export const absenceTones: Record<AbsenceState, Tone> = {
  communicated: 'info',
  awaiting_proof: 'warning',
  in_review: 'warning',
  approved: 'success',
  ongoing: 'success',
  ended: 'neutral',
  rejected: 'danger',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
  not_justified: 'danger',
}

/** Days or minutes in words: minutes are displayed as hours. */
export function useAbsenceAmount(): (units: number, unit: AbsenceUnit) => string {
  const { t } = useTranslation('absenceRequests')
  const format = useFormat()
  return useCallback(
    (units, unit) =>
      unit === 'minutes'
        ? t('amount.minutes', { number: hoursFace(units) })
        : t(`amount.${unit}`, { count: units, number: format.number(units) }),
    [t, format],
  )
}

type Hours = Partial<Pick<Absence, 'start' | 'minutes'>>

/** The hours of an absence, if known: `10:00-11:30`. */
export const hoursText = ({ start = null, minutes = null }: Hours): string | null =>
  start === null || minutes === null ? null : timesText([{ start, end: start + minutes }])

/** The type of an absence; without permission to know it, only that the person is absent (AUS-3). */
export function useAbsenceType(): (type: AbsenceTypeName | null) => string {
  const { t, i18n } = useTranslation('absenceRequests')
  return useCallback(
    (type) => (type === null ? t('absent') : nameOf(type, i18n.language)),
    [t, i18n.language],
  )
}

/** The dates of an absence: a day with its hours if any, a period, or an open-ended start. */
export function useAbsenceDates(): (absence: Pick<Absence, 'from' | 'until'> & Hours) => string {
  const { t } = useTranslation('absenceRequests')
  return ({ from, until, ...hours }) => {
    if (until === null) return `${from} – ${t('open')}`
    return from === until ? [from, hoursText(hours) ?? []].flat().join(' ') : `${from} – ${until}`
  }
}

/** An absence in one line: who, what and when. */
export function useAbsenceLabel(): (absence: Absence) => string {
  const { t } = useTranslation('absenceRequests')
  const typeOf = useAbsenceType()
  const datesOf = useAbsenceDates()
  return (absence) =>
    t('list.label', {
      ...{ person: absence.person.displayName, type: typeOf(absence.type), dates: datesOf(absence) },
    })
}
