import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SegmentRun } from '@portal/sdk'
import { Status, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Computing } from './segment-status.tsx'
import { resultTones, runTones } from './segment-state.ts'

type Result = SegmentRun['segments'][number]

/** The name of a run: its segments. */
export const namesOf = ({ segments }: SegmentRun): string => segments.map(({ name }) => name).join(', ')

const membersOf = ({ segments }: SegmentRun): number =>
  segments.reduce((sum, { counts }) => sum + (counts?.members ?? 0), 0)

/** The columns of the list of runs. */
export function useRunColumns(): readonly Column<SegmentRun>[] {
  const { t } = useTranslation('segmentRuns')
  const format = useFormat()
  return useMemo(
    (): Column<SegmentRun>[] => [
      { id: 'segments', header: t('list.segments'), rowHeader: true, priority: 1, cell: namesOf },
      {
        id: 'state',
        header: t('list.state'),
        priority: 1,
        cell: ({ state }) => <Status tone={runTones[state]}>{t(`states.${state}`)}</Status>,
      },
      { id: 'members', header: t('list.members'), align: 'end', cell: (run) => format.whole(membersOf(run)) },
      { id: 'createdAt', header: t('list.createdAt'), cell: ({ createdAt }) => format.dateTime(createdAt) },
      {
        id: 'finishedAt',
        header: t('list.finishedAt'),
        cell: ({ finishedAt }) => format.dateTime(finishedAt),
      },
      { id: 'createdBy', header: t('list.createdBy'), cell: ({ createdBy }) => createdBy.displayName },
    ],
    [t, format],
  )
}

const counted = ['total', 'unmatched', 'blacklisted', 'earlier', 'members'] as const

/** The columns of a run's results, in which every record of the template is accounted for. */
export function useResultColumns(): readonly Column<Result>[] {
  const { t } = useTranslation('segmentRuns')
  const { whole } = useFormat()
  return useMemo(
    (): Column<Result>[] => [
      { id: 'segment', header: t('detail.segment'), rowHeader: true, priority: 1, cell: ({ name }) => name },
      {
        id: 'state',
        header: t('list.state'),
        priority: 1,
        cell: ({ state, name, progress }) =>
          progress === null || state === 'queued' ? (
            <Status tone={resultTones[state]}>{t(`results.${state}`)}</Status>
          ) : (
            <Computing name={name} progress={progress} />
          ),
      },
      ...counted.map(
        (id): Column<Result> => ({
          ...{ id, header: t(`detail.${id}`), align: 'end' },
          cell: ({ counts }) => (counts === null ? '—' : whole(counts[id])),
        }),
      ),
    ],
    [t, whole],
  )
}
