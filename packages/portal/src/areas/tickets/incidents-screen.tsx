import { useTranslation } from 'react-i18next'
import type { Incident } from '@portal/sdk'
import { completeLayout, LinkButton, SavedViews } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { exportedColumns } from '#patterns/resource-screen/columns.tsx'
import { useResourceColumns } from '#patterns/resource-screen/use-resource-columns.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { incidentColumns } from './incident-columns.tsx'
import { useIncidentBulk } from './use-incident-bulk.tsx'
import { useIncidentList } from './use-incident-list.ts'

const importing = () => import('./incidents-import.ts').then((file) => file.incidentsImport)

/** What keeps people from working: reported, assigned, talked about, resolved, with its effect on time (PAN-16). */
export function IncidentsScreen() {
  const { t } = useTranslation(['incidents', 'menu', 'general'])
  const { family, table, ask, list, filters } = useIncidentList()
  const { columns, tools } = useResourceColumns(incidentColumns, useGroupWords('incidents:list'))
  const views = useScreenViews(columns, table)
  const bulk = useIncidentBulk({ list, ask, all: (asked) => family.list(asked).toArray() })
  const canImport = useCan()('INCIDENCIAS_GESTIONAR')
  // What it names stands beside every page, and so is not shown here.
  const { hrefOf } = useOpened('incident')
  const title = t('menu:screens.incidents')
  const report = (
    <LinkButton tone="primary" icon="plus" href={hrefOf('new')}>
      {t('list.create')}
    </LinkButton>
  )
  return (
    <ScreenPage title={title} description={t('list.text')} actions={report}>
      <SavedViews {...views.props} label={t('general:list.viewsOf', { name: title })}>
        <ResourceList<Incident>
          label={title}
          searchLabel={t('general:actions.search')}
          table={table}
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={(row) => row.title}
          rowHref={({ id }) => hrefOf(id)}
          filters={filters}
          empty={{ title: t('list.none'), text: t('list.noneText'), action: report }}
          {...(views.layout === undefined ? {} : { layout: views.layout })}
          onLayout={views.onLayout}
          actions={
            <>
              {canImport ? (
                <ListImport title={title} plan={importing} send={family.import} onDone={list.refresh} />
              ) : null}
              <ListExport
                name={title}
                rows={list.data?.meta.totalCount ?? 0}
                columns={exportedColumns(incidentColumns, completeLayout(columns, views.layout), tools)}
                pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
              />
            </>
          }
          {...bulk.table}
        />
      </SavedViews>
      {bulk.dialogs}
    </ScreenPage>
  )
}
