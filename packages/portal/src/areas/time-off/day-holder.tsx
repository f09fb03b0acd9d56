import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { Alert, Link } from '@portal/ui-kit'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { heldFaultOf, type Holder, useHolderText } from './use-holder-text.ts'

/** The request that already holds a day: its kind if visible, its dates and state, and a link. */
export function DayHolder({ holder }: { holder: Holder | null }) {
  const pageHref = usePageHref()
  const uid = useSession()?.userData.uid
  const textOf = useHolderText()
  if (holder === null) return null
  const text = textOf(holder)
  const href = pageHref(hrefOf(holder, holder.person.id === uid))
  return href === undefined ? <span>{text}</span> : <Link href={href}>{text}</Link>
}

/** The request that holds the rejected day, if the error names it. */
export function RefusedDay({ error }: { error: unknown }) {
  const { t } = useTranslation('vacations')
  const fault = heldFaultOf(error)
  if (fault?.heldBy === undefined) return null
  return (
    <Alert tone="danger">
      {t('count.rules.overlap', { date: fault.value ?? '' })} <DayHolder holder={fault.heldBy} />
    </Alert>
  )
}

function hrefOf({ family, id }: Holder, isOwn: boolean): string {
  if (family === 'vacation')
    return isOwn
      ? `/vacaciones?tab=requests&request=${id}`
      : `/admin/vacaciones/vacacionesEmpleados?request=${id}`
  return isOwn ? `/ausencias?absence=${id}` : `/admin/ausencias/gestionar-ausencias?absence=${id}`
}
