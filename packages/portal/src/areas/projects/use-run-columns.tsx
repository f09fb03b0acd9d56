import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { Button, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RunState } from './run-state.tsx'

/** The columns of the list of synchronizations. */
export function useRunColumns(onOpen: (run: Synchronization) => void): readonly Column<Synchronization>[] {
  const { t } = useTranslation('projects')
  const format = useFormat()
  const count = (id: 'added' | 'changed' | 'removed'): Column<Synchronization> => ({
    ...{ id, header: t(`synchronization.${id}`), align: 'end' },
    cell: (run) => format.whole(run[id]),
  })
  return [
    {
      ...{ id: 'createdAt', header: t('synchronization.createdAt'), rowHeader: true, sortable: true },
      ...{ priority: 1, cell: (run) => format.dateTime(run.createdAt) },
    },
    {
      ...{ id: 'state', header: t('synchronization.state'), priority: 1 },
      cell: ({ state }) => <RunState state={state} />,
    },
    {
      ...{ id: 'campaign', header: t('synchronization.campaign') },
      cell: ({ scope, campaign }) =>
        scope === 'users' ? t('synchronization.agents') : (campaign?.name ?? t('synchronization.all')),
    },
    {
      ...{ id: 'createdBy', header: t('synchronization.createdBy') },
      cell: ({ createdBy }) => createdBy?.displayName ?? '—',
    },
    ...[count('added'), count('changed'), count('removed')],
    {
      ...{ id: 'changes', header: t('synchronization.showChanges') },
      cell: (run) =>
        run.done === 0 ? null : (
          <Button size="sm" onPress={() => onOpen(run)}>
            {t('synchronization.showChanges')}
          </Button>
        ),
    },
  ]
}
