import { useTranslation } from 'react-i18next'
import type { DayHolder as Holder } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { Link } from '@portal/ui-kit'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { nameOf } from '#patterns/name-of.ts'

/** The request that holds a day already: its kind as far as it may be known, its dates, and the way to it. */
export function DayHolder({ holder }: { holder: Holder | null }) {
  const { t, i18n } = useTranslation('vacations')
  const pageHref = usePageHref()
  const uid = useSession()?.userData.uid
  if (holder === null) return null
  const { from, until, type, kind, person } = holder
  const named = type === null ? t('count.absence') : nameOf(type, i18n.language)
  const what = kind === null ? named : t(`list.kinds.${kind}`)
  const text =
    until === null ? t('count.heldSince', { what, from }) : t('count.heldBy', { what, from, until })
  const href = pageHref(hrefOf(holder, person.id === uid))
  return href === undefined ? <span>{text}</span> : <Link href={href}>{text}</Link>
}

function hrefOf({ family, id }: Holder, isOwn: boolean): string {
  if (family === 'vacation')
    return isOwn
      ? `/vacaciones?tab=requests&request=${id}`
      : `/admin/vacaciones/vacacionesEmpleados?request=${id}`
  return isOwn ? `/ausencias?absence=${id}` : `/admin/ausencias/gestionar-ausencias?absence=${id}`
}
