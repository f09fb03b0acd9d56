import { useTranslation } from 'react-i18next'
import { blacklists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, EmptyState, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { LoadLink } from './load-link.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'

/** The completely loaded versions of a list, the latest first. */
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
    >
      <Stack space="lg">
        <LoadLink />
        {data === undefined ? <Waiting error={error} onRetry={refresh} /> : <Runs runs={data.data} />}
      </Stack>
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
  if (runs.length === 0) return <EmptyState title={t('lists.noRuns')} />
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
