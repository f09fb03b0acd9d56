import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationPlaces, vacationRequests } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { touchedByPlaces } from './touched-by-vacation.ts'

/** A place may become free while the page is open. */
const refreshMs = 30_000

/** The places offered to the person's requests, with their deadline, to accept or decline (VOP-3). */
export function OfferedPlaces({ employeeId }: { employeeId: string }) {
  const asked = { employeeId, selectedState: ['waiting' as const], perPage: 100 }
  const { data } = useData(useFamily(vacationRequests).index, [asked], { refreshMs })
  return (data?.data ?? []).map((request) => <Offer key={request.id} request={request} />)
}

function Offer({
  request: { id, version, startsOn: from, endsOn: until, operations },
}: {
  request: VacationRequest
}) {
  const { t } = useTranslation('operations')
  const format = useFormat()
  const accept = useAct(useFamily(vacationPlaces).accept, t('offer.accepted'), touchedByPlaces)
  const decline = useAct(useFamily(vacationRequests).withdraw, t('offer.declined'), touchedByPlaces)
  const offeredUntil = operations?.offeredUntil ?? null
  if (offeredUntil === null) return null
  return (
    <Alert
      tone="success"
      title={t('offer.title', { from, until })}
      actions={
        <>
          <Button
            size="sm"
            tone="primary"
            isPending={accept.isPending}
            onPress={() => void accept(id, { version })}
          >
            {t('offer.accept')}
          </Button>
          <Button size="sm" isPending={decline.isPending} onPress={() => void decline(id, { version })}>
            {t('offer.decline')}
          </Button>
        </>
      }
    >
      {t('offer.text', { at: format.dateTime(offeredUntil) })}
    </Alert>
  )
}
