import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { OwnTelework } from './own-telework.tsx'
import { useOwnTelework } from './waiting.ts'

// Loaded on demand: people who only sign their own agreement need no lists.
const People = lazy(async () => ({ default: (await import('./telework-people.tsx')).TeleworkPeople }))
const Days = lazy(async () => ({ default: (await import('./telework-days.tsx')).TeleworkDays }))
const Lacking = lazy(async () => ({ default: (await import('./telework-lacking.tsx')).TeleworkLacking }))

/** Telework: the person's own agreement, and for managers those of the people in scope. */
export function TeleworkScreen() {
  const { t } = useTranslation(['telework', 'menu'])
  const canManage = useCan()('TELETRABAJO_GESTIONAR')
  const { count } = useOwnTelework()
  const employeeId = useSession()?.userData.uid
  if (employeeId === undefined) return null
  const own = { id: 'own', label: t('own.tab'), count, content: <OwnTelework employeeId={employeeId} /> }
  const days = { id: 'days', label: t('days.tab'), content: <LatePart part={Days} /> }
  return (
    <TabbedScreen
      title={t('menu:screens.telework')}
      tabs={
        canManage
          ? [
              { id: 'people', label: t('people.tab'), content: <LatePart part={People} /> },
              days,
              { id: 'lacking', label: t('lacking.tab'), content: <LatePart part={Lacking} /> },
              own,
            ]
          : [own, days]
      }
    />
  )
}
