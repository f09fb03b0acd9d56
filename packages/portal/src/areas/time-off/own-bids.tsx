import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeriodDates } from '@portal/sdk'
import { vacationBids } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { today } from '#patterns/this-month.ts'
import { useCan } from '#patterns/use-can.ts'

const BidsForm = lazy(() => import('./bids-form.tsx').then((file) => ({ default: file.BidsForm })))

/** The person's preferences in a period with turns, editable while it is open (VOP-6). */
export function OwnBids({ period }: { period: PeriodDates }) {
  const { t } = useTranslation('operations')
  const mayAsk = useCan()('SOLICITAR_VACACIONES', 'SOLICITAR_VACACIONES_OP_CREAR')
  const [isAsking, setAsking] = useState(false)
  const { data } = useData(useFamily(vacationBids).show, [period.id])
  if (data === undefined) return null
  const isOpen = period.opensOn <= today() && today() <= period.closesOn
  return (
    <Inline>
      <span>
        {data.bids.length === 0
          ? t('bids.none')
          : data.bids
              .map(({ rank, startsOn, endsOn, outcome }) =>
                t('bids.one', { rank, startsOn, endsOn, outcome: t(`bids.outcomes.${outcome ?? 'open'}`) }),
              )
              .join(' · ')}
      </span>
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
