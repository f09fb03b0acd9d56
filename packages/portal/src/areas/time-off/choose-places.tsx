import { useTranslation } from 'react-i18next'
import { Alert, LinkButton, Stack } from '@portal/ui-kit'
import { ChooseDays } from './choose-days.tsx'
import { OfferedPlaces } from './offered-places.tsx'
import { OwnPeaks } from './own-peaks.tsx'
import { PlacesCalendar } from './places-calendar.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { useOwnPlaces } from './use-own-places.ts'

/** The offered places, the person's plan, and a year to choose days in (VOP-1, VOP-3). */
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
  // The calendar below shows the loading and error states.
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
