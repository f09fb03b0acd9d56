import { useTranslation } from 'react-i18next'
import type { ReportDefinition } from '@portal/sdk'
import { Badge, type Column, Inline } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useScheduleWords } from './schedule-words.ts'
import { useReports } from './use-reports.ts'

/** The columns of definitions: report, owner, schedule, and lost recipients. */
export function useDefinitionColumns(): readonly Column<ReportDefinition>[] {
  const { t } = useTranslation('definitions')
  const format = useFormat()
  const { labelOf } = useReports()
  const timesOf = useScheduleWords()
  return [
    {
      ...{ id: 'name', header: t('list.name'), rowHeader: true, sortable: true, priority: 1 },
      cell: ({ name }) => name,
    },
    { id: 'report', header: t('list.report'), priority: 2, cell: ({ report }) => labelOf(report) },
    {
      ...{ id: 'schedule', header: t('list.schedule'), priority: 1 },
      cell: ({ schedule, recipients }) => (
        <Inline space="xs">
          {timesOf(schedule)}
          <Stopped count={recipients.filter(({ stopped }) => stopped !== null).length} />
        </Inline>
      ),
    },
    {
      ...{ id: 'nextAt', header: t('list.nextAt'), sortable: true, priority: 2 },
      cell: ({ nextAt }) => format.dateTime(nextAt),
    },
    {
      ...{ id: 'receives', header: t('list.receives'), priority: 2 },
      cell: ({ isSubscribed }) => t(isSubscribed ? 'list.yes' : 'list.no'),
    },
    {
      ...{ id: 'owner', header: t('list.owner'), priority: 2 },
      cell: ({ isOwn, owner }) => (isOwn ? t('list.isOwn') : owner.displayName),
    },
    { id: 'format', header: t('list.format'), priority: 3, cell: ({ format: kind }) => kind.toUpperCase() },
  ]
}

function Stopped({ count }: { count: number }) {
  const { t } = useTranslation('definitions')
  if (count === 0) return null
  return (
    <Badge tone="warning" icon="warning">
      {t('list.stoppedCount', { count })}
    </Badge>
  )
}
