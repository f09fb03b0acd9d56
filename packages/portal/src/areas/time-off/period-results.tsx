import { useTranslation } from 'react-i18next'
import type { PeriodResults, VacationPeriod } from '@portal/sdk'
import { vacationPeriods } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, type Column, DataTable, Drawer, EmptyState, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useWholeList } from '#patterns/use-whole-list.ts'
import { GetsStatus, PeriodSpread, useEarlierText } from './period-fairness.tsx'
import { PublishButton } from './publish-button.tsx'

type Result = PeriodResults['results'][number]
type Bid = Result['bids'][number]

/** The proposed allocation of a period, in order of turn, and its publication (VOP-6). */
export function PeriodResultsDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('operationTeam')
  const family = useFamily(vacationPeriods)
  const { data, error, refresh } = useData(family.results, [id])
  const period = useWholeList(family)?.find((one) => one.id === id)
  return (
    <Drawer
      title={t('results.title', { name: period?.name ?? '…' })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="md">
          <Alert isSilent tone={data.published ? 'success' : 'info'}>
            {t(data.published ? 'results.published' : 'results.trial')}
          </Alert>
          {period === undefined || data.published ? null : <PublishButton period={period} />}
          <PeriodSpread results={data.results} />
          <Results results={data.results} period={period} />
        </Stack>
      )}
    </Drawer>
  )
}

interface ResultsProps extends Pick<PeriodResults, 'results'> {
  /** Undefined while it is loading. */
  period: VacationPeriod | undefined
}

/** Each person with their turn, and what it is decided by. */
function Results({ results, period }: ResultsProps) {
  const { t } = useTranslation('operationTeam')
  const criterion = period?.criterion
  const earlierOf = useEarlierText(period)
  const since: Column<Result> = {
    ...{ id: 'since', header: t('results.since'), priority: 1 },
    cell: (result) => result.since,
  }
  const points: Column<Result> = {
    ...{ id: 'points', header: t('results.points'), align: 'end', priority: 1 },
    cell: (result) => result.points,
  }
  const columns: readonly Column<Result>[] = [
    {
      ...{ id: 'person', header: t('results.person'), rowHeader: true, priority: 1, wrap: true },
      cell: ({ person }) => (
        <Stack space="xxs">
          <span>{person.displayName}</span>
          <span>{earlierOf(person.id)}</span>
        </Stack>
      ),
    },
    { id: 'turn', header: t('results.turn'), align: 'end', priority: 1, cell: ({ turn }) => turn },
    ...(criterion === 'seniority' ? [since] : []),
    ...(criterion === 'rotation' || criterion === 'points' ? [points] : []),
    {
      ...{ id: 'bids', header: t('results.bids'), priority: 1, wrap: true },
      cell: (result) => (
        <Stack space="xxs">
          <GetsStatus result={result} />
          <Bids bids={result.bids} />
        </Stack>
      ),
    },
  ]
  return (
    <DataTable<Result>
      label={t('results.bids')}
      columns={columns}
      rows={results}
      rowKey={({ person }) => person.id}
      empty={<EmptyState title={t('results.none')} />}
      hideColumnChooser
    />
  )
}

function Bids({ bids }: { bids: readonly Bid[] }) {
  const { t } = useTranslation('operationTeam')
  return (
    <Stack as="ul" space="xxs">
      {bids.map(({ rank, startsOn, endsOn, outcome }) => (
        <li key={rank}>
          {rank}. {startsOn} – {endsOn}: <strong>{t(`results.outcomes.${outcome ?? 'open'}`)}</strong>
        </li>
      ))}
    </Stack>
  )
}
