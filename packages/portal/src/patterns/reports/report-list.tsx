import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { Button, Card, EmptyState, LinkList, Stack } from '@portal/ui-kit'
import { readStored } from '#patterns/saved-views/saved-views.ts'
import { paramsOfView } from '#patterns/saved-views/view-query.ts'
import { TableSearch } from '#patterns/table-search.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import type { AreaReports } from './area-reports.ts'
import { matching, reportsFor, type ReportLine } from './shown-reports.ts'

const groups = ['workingTime', 'activity'] as const
const rules = { sorts: ['title'], defaultSort: 'title' } as const

/** All accessible reports by topic, with the person's saved views of each (REP-15). */
export function ReportList({ areas }: { areas: readonly AreaReports[] }) {
  const { t } = useTranslation('reports')
  const table = useTableQuery(rules)
  const lines = useReportLines(areas)
  const found = matching(lines, table.query.search)
  if (lines.length === 0) return <EmptyState title={t('all.none')}>{t('all.noneText')}</EmptyState>
  return (
    <Stack space="md">
      <TableSearch table={table} label={t('all.search')} />
      {found.length === 0 ? <NoneFound onClear={() => table.clear()} /> : null}
      {groups.map((group) => (
        <ReportGroup
          key={group}
          title={t(`all.groups.${group}`)}
          lines={found.filter((line) => line.group === group)}
        />
      ))}
    </Stack>
  )
}

function useReportLines(areas: readonly AreaReports[]): readonly ReportLine[] {
  const { t } = useTranslation(['reports', 'menu'])
  const { uid = '', accessPermissions = [] } = useSession()?.userData ?? {}
  return reportsFor(areas, accessPermissions).map(({ path, group, title, answer }) => ({
    ...{ path, group, title: t(`menu:screens.${title}`), answer: t(`all.answers.${answer}`) },
    views: readStored(uid, path, localStorage).views,
  }))
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('general')
  return (
    <EmptyState
      kind="none-match"
      title={t('list.noneMatch')}
      action={<Button onPress={onClear}>{t('actions.clearFilters')}</Button>}
    >
      {t('list.clearSearch')}
    </EmptyState>
  )
}

/** A report, and below it a line for each of its views. */
function ReportGroup({ title, lines }: { title: string; lines: readonly ReportLine[] }) {
  const { t } = useTranslation('reports')
  const items = lines.flatMap(({ path, title: name, answer, views }) => [
    { id: path, title: name, detail: answer, href: path },
    ...views.map((view) => ({
      id: `${path} ${view.id}`,
      title: view.name,
      detail: t('all.viewOf', { name }),
      href: `${path}?${paramsOfView(view).toString()}`,
    })),
  ])
  if (items.length === 0) return null
  return (
    <Card title={title}>
      <LinkList items={items} room={items.length} texts="whole" />
    </Card>
  )
}
