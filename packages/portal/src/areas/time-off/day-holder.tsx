import { useTranslation } from 'react-i18next'
import { type DayHolder as Counted, type HeldBy, isPortalError } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { Alert, Link } from '@portal/ui-kit'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { nameOf } from '#patterns/name-of.ts'

type Holder = HeldBy & Partial<Pick<Counted, 'kind' | 'type'>>

/** The request that holds a day already: its kind as far as it may be known, its dates and state, and the way to it. */
export function DayHolder({ holder }: { holder: Holder | null }) {
  const { t } = useTranslation('vacations')
  const pageHref = usePageHref()
  const uid = useSession()?.userData.uid
  const what = useKindOf(holder)
  const state = useStateOf(holder)
  if (holder === null) return null
  const { from, until, person } = holder
  const dates =
    until === null ? t('count.heldSince', { what, from }) : t('count.heldBy', { what, from, until })
  const text = `${dates} · ${state}`
  const href = pageHref(hrefOf(holder, person.id === uid))
  return href === undefined ? <span>{text}</span> : <Link href={href}>{text}</Link>
}

/** What holds the day for which something was refused when it was sent, where that is told. */
export function RefusedDay({ error }: { error: unknown }) {
  const { t } = useTranslation('vacations')
  const faults = isPortalError(error) && 'fields' in error ? Object.values(error.fields).flat() : []
  const fault = faults.find(({ heldBy }) => heldBy !== undefined)
  if (fault?.heldBy === undefined) return null
  return (
    <Alert tone="danger">
      {t('count.rules.overlap', { date: fault.value ?? '' })} <DayHolder holder={fault.heldBy} />
    </Alert>
  )
}

function useKindOf(holder: Holder | null): string {
  const { t, i18n } = useTranslation('vacations')
  if (holder?.family === 'vacation')
    return holder.kind == null ? t('count.vacation') : t(`list.kinds.${holder.kind}`)
  return holder?.type == null ? t('count.absence') : nameOf(holder.type, i18n.language)
}

function useStateOf(holder: Holder | null): string {
  const { t } = useTranslation(['vacations', 'absenceRequests'])
  if (holder === null) return ''
  const { family, state } = holder
  return family === 'vacation'
    ? t(`list.states.${state as VacationState}`)
    : t(`absenceRequests:list.states.${state as AbsenceState}`)
}

// The family says which of these a state is.
type VacationState = 'pending' | 'waiting' | 'preapproved' | 'approved' | 'enjoyed' | 'cancellation_requested'
type AbsenceState = Exclude<HeldBy['state'], 'pending' | 'waiting' | 'preapproved' | 'enjoyed'>

function hrefOf({ family, id }: Holder, isOwn: boolean): string {
  if (family === 'vacation')
    return isOwn
      ? `/vacaciones?tab=requests&request=${id}`
      : `/admin/vacaciones/vacacionesEmpleados?request=${id}`
  return isOwn ? `/ausencias?absence=${id}` : `/admin/ausencias/gestionar-ausencias?absence=${id}`
}
