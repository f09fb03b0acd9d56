import { useTranslation } from 'react-i18next'
import { blacklists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, EmptyState, Skeleton } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { LoadLink } from './load-link.tsx'

/** The versions of a list that were loaded whole, the last first. */
export function RunsDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('blacklists')
  const { show, runs } = useFamily(blacklists)
  const list = useData(show, [id]).data
  const { data, error, refresh } = useData(runs, [id, { perPage: 100 }])
  return (
    <Drawer
      title={t('lists.runsOf', { name: list?.name ?? '…' })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={<LoadLink />}
    >
      {data === undefined && error === undefined ? <Skeleton lines={4} /> : null}
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data?.data.length === 0 ? <EmptyState title={t('lists.noRuns')} /> : null}
      {data === undefined || data.data.length === 0 ? null : <Runs runs={data.data} />}
    </Drawer>
  )
}

type Run = {
  edition: string
  added: number
  kept: number
  removed: number
  ranAt: string
  ranBy: { displayName: string }
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('blacklists')
  const format = useFormat()
  const lineOf = ({ added, kept, removed }: Run) =>
    t('lists.runLine', {
      added: format.whole(added),
      kept: format.whole(kept),
      removed: format.whole(removed),
    })
  return (
    <DescriptionList
      items={runs.map((run) => ({
        term: `${run.edition} · ${format.dateTime(run.ranAt)} · ${run.ranBy.displayName}`,
        value: lineOf(run),
      }))}
    />
  )
}
