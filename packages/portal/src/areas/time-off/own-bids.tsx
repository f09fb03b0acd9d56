import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnBids as Bids, PeriodDates as Dates } from '@portal/sdk'
import { vacationBids } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { today } from '#patterns/this-month.ts'
import { useCan } from '#patterns/use-can.ts'
import { PeriodDates } from './period-dates.tsx'

const BidsForm = lazy(() => import('./bids-form.tsx').then((file) => ({ default: file.BidsForm })))

/** The person's preferences in a period with turns, editable while it is open (VOP-6). */
export function OwnBids({ period }: { period: Dates }) {
  const { t } = useTranslation('operations')
  const mayAsk = useCan()('SOLICITAR_VACACIONES', 'SOLICITAR_VACACIONES_OP_CREAR')
  const [isAsking, setAsking] = useState(false)
  const { data } = useData(useFamily(vacationBids).show, [period.id])
  if (data === undefined) return null
  const isOpen = period.opensOn <= today() && today() <= period.closesOn
  return (
    <Inline>
      {data.bids.length === 0 ? <span>{t('bids.none')}</span> : <Outcomes bids={data.bids} />}
      {isOpen && mayAsk ? (
        <Button size="sm" icon="pencil" onPress={() => setAsking(true)}>
          {t('bids.write')}
        </Button>
      ) : null}
      {isAsking ? (
        <Suspense>
          <BidsForm own={data} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Inline>
  )
}

/** The person's preferences in a closed period and what became of them; nothing without any (VOP-6). */
export function ClosedBids({ period }: { period: Dates }) {
  const { data } = useData(useFamily(vacationBids).show, [period.id])
  if (data === undefined || data.bids.length === 0) return null
  return (
    <>
      <PeriodDates period={period} />
      <Outcomes bids={data.bids} />
    </>
  )
}

function Outcomes({ bids }: Pick<Bids, 'bids'>) {
  const { t } = useTranslation('operations')
  const wordsOf = ({ rank, startsOn, endsOn, outcome }: Bids['bids'][number]) =>
    t('bids.one', { rank, startsOn, endsOn, outcome: t(`bids.outcomes.${outcome ?? 'open'}`) })
  return <span>{bids.map(wordsOf).join(' · ')}</span>
}
