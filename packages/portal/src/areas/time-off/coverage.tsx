import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coverage as Answer } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCounted } from '#patterns/use-counted.ts'
import { CoverageIntervals } from './coverage-intervals.tsx'

interface CoverageProps {
  ids: readonly string[]
  /** Takes the suggested subset; left out if there is no choice. */
  onChoose?: ((ids: readonly string[]) => void) | undefined
}

/** The coverage before and after a set of requests, and which of them fit (VOP-7). */
export function Coverage({ ids, onChoose }: CoverageProps) {
  const { t } = useTranslation('operationTeam')
  const asked = useMemo(() => ({ ids: [...ids] }), [ids])
  const { preview: answer, error, retry } = useCounted(useFamily(operationVacations).preview, asked)
  if (error !== undefined) return <FailureState error={error} onRetry={retry} />
  if (answer === undefined) return <Skeleton lines={8} />
  return (
    <Stack space="lg">
      <Card title={t('coverage.requests')} level={3}>
        <Fitting coverage={answer} onChoose={onChoose} />
      </Card>
      <Card title={t('coverage.intervals')} level={3} padding="none">
        <CoverageIntervals intervals={answer.intervals} />
      </Card>
    </Stack>
  )
}

function Fitting({
  coverage: { requests, method },
  onChoose,
}: { coverage: Answer } & Pick<CoverageProps, 'onChoose'>) {
  const { t } = useTranslation('operationTeam')
  const suggested = requests.filter((one) => one.suggested).map(({ id }) => id)
  return (
    <Stack space="md">
      <Stack as="ul" space="xs">
        {requests.map(({ id, person, why, date, limit, suggested: isSuggested }) => (
          <li key={id}>
            <Inline space="xs">
              <Status tone={isSuggested ? 'success' : why === 'full' ? 'danger' : 'warning'}>
                {t(`coverage.why.${why}`, { date: date ?? '', limit: limit ?? '' })}
              </Status>
              {person.displayName}
            </Inline>
          </li>
        ))}
      </Stack>
      {onChoose === undefined ? null : (
        <>
          <p>{suggested.length === 0 ? t('coverage.noneSuggested') : t(`coverage.${method}`)}</p>
          {suggested.length === 0 ? null : (
            <Inline>
              <Button tone="primary" icon="check" onPress={() => onChoose(suggested)}>
                {t('coverage.suggest', { count: suggested.length })}
              </Button>
            </Inline>
          )}
        </>
      )}
    </Stack>
  )
}
