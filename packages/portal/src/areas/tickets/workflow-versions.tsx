import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowVersion } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { PublishForm } from './publish-form.tsx'
import { VersionComparison } from './version-comparison.tsx'

/** The published versions, a comparison of two, and the draft as the next one (PAN-12). */
export function WorkflowVersions({ workflow }: { workflow: Workflow }) {
  const can = useCan()
  const { data, error, refresh } = useData(useFamily(workflows).versions, [workflow.id, { perPage: 100 }])
  if (data === undefined) {
    return (
      <Card>
        {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
      </Card>
    )
  }
  const versions = data.data
  return (
    <Stack space="lg">
      {can('WORKFLOW_EDITAR') ? (
        <PublishForm key={workflow.version} workflow={workflow} latest={versions[0]} />
      ) : null}
      {versions.length === 0 ? null : <VersionComparison workflow={workflow} versions={versions} />}
      <Card padding="none">
        <VersionTable versions={versions} />
      </Card>
    </Stack>
  )
}

function VersionTable({ versions }: { versions: readonly WorkflowVersion[] }) {
  const { t } = useTranslation('workflows')
  const format = useFormat()
  const moved = ({ live, map }: WorkflowVersion) =>
    [t(`versions.lives.${live}`), ...map.map(({ from, to }) => `${from} → ${to}`)].join(' · ')
  return (
    <DataTable<WorkflowVersion>
      label={t('page.views.versions')}
      rows={versions}
      rowKey={({ id }) => id}
      hideColumnChooser
      empty={<EmptyState title={t('versions.none')}>{t('versions.noneText')}</EmptyState>}
      columns={[
        {
          ...{ id: 'number', header: t('versions.number'), rowHeader: true, priority: 1 },
          cell: ({ number }) => format.whole(number),
        },
        { id: 'note', header: t('versions.note'), wrap: true, priority: 1, cell: ({ note }) => note },
        { id: 'live', header: t('versions.live'), wrap: true, cell: moved },
        {
          ...{ id: 'records', header: t('versions.records'), align: 'end' },
          cell: ({ records }) => format.whole(records),
        },
        {
          ...{ id: 'by', header: t('versions.by') },
          cell: ({ publishedBy }) => publishedBy?.displayName ?? '—',
        },
        {
          ...{ id: 'at', header: t('versions.at') },
          cell: ({ publishedAt }) => format.dateTime(publishedAt),
        },
      ]}
    />
  )
}
