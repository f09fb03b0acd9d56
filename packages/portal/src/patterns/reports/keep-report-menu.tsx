import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CallOptions, Download, ReportName } from '@portal/sdk'
import { reportRuns } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { MenuButton, type MenuEntry } from '@portal/ui-kit'
import { useReadKept } from '#patterns/saved-views/use-read-kept.ts'
import { useAct } from '#patterns/use-act.ts'
import { useDownload } from '#patterns/use-download.ts'
import { reportQuery } from './report-address.ts'

interface ColumnOf {
  readonly id: string
  readonly shape: { readonly hidden?: boolean | undefined }
}

export interface KeptReport {
  readonly report: ReportName
  /** What the list on the screen is asked. */
  readonly ask: Readonly<Record<string, unknown>>
  readonly specs: readonly ColumnOf[]
  /** Downloads the whole list as it is read, where the service streams it. */
  readonly stream?: (columns: string[], options: CallOptions) => Promise<Download>
}

/** Keeps what the screen shows as a definition, has it sent, or has a file made of all of it in the background. */
export function KeepReportMenu({ report, ask, specs, stream }: KeptReport) {
  const { t } = useTranslation('definitions')
  const navigate = useNavigate()
  const readKept = useReadKept()
  const start = useAct(useFamily(reportRuns).create, t('list.started'))
  const download = useDownload()
  const inSight = () => {
    const layout = readKept() ?? specs.map(({ id, shape }) => ({ id, visible: shape.hidden !== true }))
    return layout.filter(({ visible }) => visible).map(({ id }) => id)
  }
  const toForm = (more: Record<string, string>) => {
    const params = { tab: 'definitions', new: report, query: reportQuery(ask), columns: inSight().join(',') }
    void navigate(`/reportes?${new URLSearchParams({ ...params, ...more }).toString()}`)
  }
  const inBackground = (format: 'csv' | 'xlsx') =>
    void start({ report, query: reportQuery(ask), columns: inSight(), format })
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
            onAction: () => void download.start((options) => stream(inSight(), options)),
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
