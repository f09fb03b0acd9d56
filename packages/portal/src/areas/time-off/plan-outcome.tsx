import { useTranslation } from 'react-i18next'
import type { OperationsOutcome, VacationPreview } from '@portal/sdk'
import { Alert, type DateRange, DescriptionList, Disclosure, Stack, type Tone } from '@portal/ui-kit'
import { PeriodDates } from './period-dates.tsx'
import { TakeDates } from './take-dates.tsx'
import { usePlaceWords } from './use-place-words.ts'

interface PlanOutcomeProps extends Pick<VacationPreview, 'alternatives'> {
  operations: OperationsOutcome
  onTake: (range: DateRange) => void
}

type Taken = Exclude<OperationsOutcome['outcome'], 'refused'>

const tones: Record<Taken, Tone> = { approved: 'success', pending: 'warning', waiting: 'info' }

/** The plan's answer before a request is sent, and the nearest dates it would approve (VOP-2, VOP-9). */
export function PlanOutcome({ operations, alternatives, onTake }: PlanOutcomeProps) {
  const { t } = useTranslation('operations')
  const { outcome, reason, waitingPlace, keepsPlace, period } = operations
  return (
    <>
      {outcome === 'refused' ? null : (
        <Alert tone={tones[outcome]} title={t(`outcome.${outcome}`)}>
          <Stack space="sm">
            {waitingPlace === null ? null : <p>{t('outcome.place', { place: waitingPlace })}</p>}
            {reason === null ? null : <p>{t(`whys.${reason}`)}</p>}
            {keepsPlace === null ? null : <p>{t(keepsPlace ? 'outcome.keeps' : 'outcome.loses')}</p>}
            {period !== null && reason === 'outside_period' ? <PeriodDates period={period} /> : null}
            {outcome === 'approved' || reason === 'needs_decision' ? null : (
              <TakeDates title={t('outcome.alternatives')} periods={alternatives} onTake={onTake} />
            )}
          </Stack>
        </Alert>
      )}
      <PlacesOfDates dates={operations.dates} />
    </>
  )
}

/** The free places of each requested date. */
function PlacesOfDates({ dates }: Pick<OperationsOutcome, 'dates'>) {
  const { t } = useTranslation('operations')
  const wordsOf = usePlaceWords()
  return (
    <Disclosure title={t('outcome.dates')}>
      <DescriptionList
        items={dates.map((day) => ({
          term: day.date,
          value: [t(`marks.${day.status}`), wordsOf(day)].filter((text) => text !== '').join(' · '),
        }))}
      />
    </Disclosure>
  )
}
