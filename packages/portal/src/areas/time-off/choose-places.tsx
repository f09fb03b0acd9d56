import { useTranslation } from 'react-i18next'
import { Alert, LinkButton, Stack } from '@portal/ui-kit'
import { ChooseDays } from './choose-days.tsx'
import { OfferedPlaces } from './offered-places.tsx'
import { OwnPeaks } from './own-peaks.tsx'
import { PlacesCalendar } from './places-calendar.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { useOwnPlaces } from './use-own-places.ts'

/** The places that are offered, by which plan one asks, and a year to choose days in (VOP-1, VOP-3). */
export function ChoosePlaces({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('operations')
  return (
    <ChooseDays
      employeeId={employeeId}
      text={t('text')}
      above={(year) => <Above employeeId={employeeId} year={year} />}
      beside={() => <OwnPeaks employeeId={employeeId} />}
      calendar={PlacesCalendar}
    />
  )
}

function Above({ employeeId, year }: { employeeId: string; year: number }) {
  const { t } = useTranslation('operations')
  // What fails or is still on its way the calendar below says.
  const { data } = useOwnPlaces(employeeId, year)
  return (
    <Stack space="sm">
      <OfferedPlaces employeeId={employeeId} />
      {data?.plan === null ? (
        <Alert
          tone="warning"
          title={t('noPlan')}
          actions={
            <LinkButton size="sm" href="/vacaciones">
              {t('toVacations')}
            </LinkButton>
          }
        >
          {t('noPlanText')}
        </Alert>
      ) : null}
      {data === undefined ? null : <PlanTerms places={data} />}
    </Stack>
  )
}
