import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { reportRuns } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { MenuButton, type MenuEntry } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useDownload } from '#patterns/use-download.ts'
import type { ShownReport } from './stored-report.ts'
import { reportQuery } from './report-address.ts'

/** Saves the current report as a definition, schedules it, or creates a file in the background. */
export function SaveReportMenu({ report, ask, columns, stream }: ShownReport) {
  const { t } = useTranslation('definitions')
  const navigate = useNavigate()
  const start = useAct(useFamily(reportRuns).create, t('list.started'))
  const download = useDownload()
  const toForm = (more: Record<string, string>) => {
    const params = { tab: 'definitions', new: report, query: reportQuery(ask), columns: columns.join(',') }
    void navigate(`/reportes?${new URLSearchParams({ ...params, ...more }).toString()}`)
  }
  const inBackground = (format: 'csv' | 'xlsx') =>
    void start({ report, query: reportQuery(ask), columns: [...columns], format })
  const files: MenuEntry[] = [
    { id: 'csv', label: t('keep.csv'), icon: 'spreadsheet', onAction: () => inBackground('csv') },
    { id: 'xlsx', label: t('keep.xlsx'), icon: 'spreadsheet', onAction: () => inBackground('xlsx') },
  ]
  const streamed: MenuEntry[] =
    stream === undefined
      ? []
      : [
          {
            ...{ id: 'all', label: t('keep.all'), icon: 'download' },
            onAction: () => void download.start((options) => stream([...columns], options)),
          },
        ]
  return (
    <MenuButton
      label={t('keep.menu')}
      icon="send"
      isIconOnly
      sections={[
        {
          items: [
            { id: 'definition', label: t('keep.definition'), icon: 'save', onAction: () => toForm({}) },
            {
              id: 'schedule',
              label: t('keep.schedule'),
              icon: 'clock',
              onAction: () => toForm({ every: 'week' }),
            },
          ],
        },
        { items: [...streamed, ...files] },
      ]}
    />
  )
}
