import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { ActivationProgress } from './activation-progress.tsx'
import { activationTones } from './activation-state.ts'

const counted = ['waiting', 'resting', 'held', 'finished'] as const

/** The columns of the list of activations. */
export function useActivationColumns(): readonly Column<Activation>[] {
  const { t } = useTranslation('activations')
  const format = useFormat()
  return useMemo(
    (): Column<Activation>[] => [
      {
        ...{ id: 'name', header: t('list.name'), rowHeader: true, sortable: true, priority: 1 },
        cell: ({ name }) => name,
      },
      {
        ...{ id: 'state', header: t('list.state'), priority: 1 },
        cell: ({ state }) => <Status tone={activationTones[state]}>{t(`states.${state}`)}</Status>,
      },
      {
        ...{ id: 'progress', header: t('progress.title'), width: '9rem' },
        cell: (activation) => <ActivationProgress activation={activation} isCompact />,
      },
      { id: 'skill', header: t('list.skill'), cell: ({ skillName }) => skillName },
      { id: 'segment', header: t('list.segment'), cell: ({ segmentName }) => segmentName },
      ...counted.map(
        (id): Column<Activation> => ({
          ...{ id, header: t(`progress.${id}`), align: 'end' },
          cell: ({ progress }) => format.whole(progress[id]),
        }),
      ),
      {
        ...{ id: 'perHour', header: t('progress.perHour'), align: 'end' },
        cell: ({ progress }) => format.whole(progress.perHour),
      },
      {
        ...{ id: 'startsAt', header: t('list.startsAt'), sortable: true },
        cell: ({ startsAt }) => format.dateTime(startsAt),
      },
      {
        ...{ id: 'createdAt', header: t('list.createdAt'), sortable: true, hidden: true },
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        ...{ id: 'createdBy', header: t('list.createdBy'), hidden: true },
        cell: ({ createdBy }) => createdBy.displayName,
      },
    ],
    [t, format],
  )
}

/** The export values of the rendered cells. */
export function useActivationTexts(): TableSheet<Activation>['texts'] {
  const { t } = useTranslation('activations')
  const format = useFormat()
  return {
    state: ({ state }) => t(`states.${state}`),
    progress: ({ progress, sum }) => `${format.whole(progress.finished)} / ${format.whole(sum.queued)}`,
    waiting: { number: ({ progress }) => progress.waiting },
    resting: { number: ({ progress }) => progress.resting },
    held: { number: ({ progress }) => progress.held },
    finished: { number: ({ progress }) => progress.finished },
    perHour: { number: ({ progress }) => progress.perHour },
    startsAt: { moment: ({ startsAt }) => format.dateTime(startsAt) },
    createdAt: { moment: ({ createdAt }) => format.dateTime(createdAt) },
  }
}
