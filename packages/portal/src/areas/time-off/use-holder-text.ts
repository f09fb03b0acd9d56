import { useTranslation } from 'react-i18next'
import { type DayHolder, type FieldFault, type HeldBy, isPortalError } from '@portal/sdk'
import { nameOf } from '#patterns/name-of.ts'

/** What holds a day, with its kind or type if visible. */
export type Holder = HeldBy & Partial<Pick<DayHolder, 'kind' | 'type'>>

/** What holds a day in one line: its kind if visible, its dates and its state. */
export function useHolderText(): (holder: Holder) => string {
  const { t, i18n } = useTranslation(['vacations', 'absenceRequests'])
  const whatOf = ({ family, kind, type }: Holder): string => {
    if (family === 'vacation') return kind == null ? t('count.vacation') : t(`list.kinds.${kind}`)
    return type == null ? t('count.absence') : nameOf(type, i18n.language)
  }
  const stateOf = ({ family, state }: Holder): string =>
    family === 'vacation'
      ? t(`list.states.${state as VacationState}`)
      : t(`absenceRequests:list.states.${state as AbsenceState}`)
  return (holder) => {
    const { from, until } = holder
    const what = whatOf(holder)
    const dates =
      until === null ? t('count.heldSince', { what, from }) : t('count.heldBy', { what, from, until })
    return `${dates} · ${stateOf(holder)}`
  }
}

/** The rejected day, and what holds it, in words. */
export function useHolderOf(): (error: unknown) => string | undefined {
  const { t } = useTranslation('vacations')
  const textOf = useHolderText()
  return (error) => {
    const { value: date = '', heldBy } = heldFaultOf(error) ?? {}
    return heldBy && `${t('count.rules.overlap', { date })} ${textOf(heldBy)}`
  }
}

/** The error that names what holds a day. */
export function heldFaultOf(error: unknown): FieldFault | undefined {
  const faults = isPortalError(error) && 'fields' in error ? Object.values(error.fields).flat() : []
  return faults.find(({ heldBy }) => heldBy !== undefined)
}

// The family determines which of these a state is.
type VacationState = 'pending' | 'waiting' | 'preapproved' | 'approved' | 'enjoyed' | 'cancellation_requested'
type AbsenceState = Exclude<HeldBy['state'], 'pending' | 'waiting' | 'preapproved' | 'enjoyed'>
