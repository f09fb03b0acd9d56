import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Incident } from '@portal/sdk'
import { Button, completeLayout, SavedViews } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { exportedColumns } from '#patterns/resource-screen/columns.tsx'
import { useResourceColumns } from '#patterns/resource-screen/use-resource-columns.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { incidentColumns } from './incident-columns.tsx'
import { useIncidentBulk } from './use-incident-bulk.tsx'
import { useIncidentList } from './use-incident-list.ts'

const IncidentDrawer = lazy(() =>
  import('./incident-drawer.tsx').then((file) => ({ default: file.IncidentDrawer })),
)
const IncidentForm = lazy(() =>
  import('./incident-form.tsx').then((file) => ({ default: file.IncidentForm })),
)

const importing = () => import('./incidents-import.ts').then((file) => file.incidentsImport)

/** What keeps people from working: reported, assigned, talked about, resolved, with its effect on time (PAN-16). */
export function IncidentsScreen() {
  const { t } = useTranslation(['incidents', 'menu', 'general'])
  const { family, table, ask, list, filters } = useIncidentList()
  const { columns, tools } = useResourceColumns(incidentColumns, useGroupWords('incidents:list'))
  const views = useScreenViews(columns, table)
  const bulk = useIncidentBulk({ list, ask, all: (asked) => family.list(asked).toArray() })
  const canImport = useCan()('INCIDENCIAS_GESTIONAR')
  const [params] = useSearchParams()
  const [isReporting, setReporting] = useState(false)
  const title = t('menu:screens.incidents')
  const report = (
    <Button tone="primary" icon="plus" onPress={() => setReporting(true)}>
      {t('list.create')}
    </Button>
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
          rowHref={({ id }) => hrefOf(params, id)}
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
      <Suspense fallback={null}>
        <OpenedIncident />
        {isReporting ? <IncidentForm onClose={() => setReporting(false)} /> : null}
      </Suspense>
    </ScreenPage>
  )
}

/** The address at hand, and an incident in the drawer. */
function hrefOf(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params)
  next.set('incident', id)
  return `/incidencias?${next.toString()}`
}

/** The incident that the address names, in a drawer. */
function OpenedIncident() {
  const [params, setParams] = useSearchParams()
  const id = params.get('incident')
  if (id === null) return null
  const close = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('incident')
      return next
    })
  return <IncidentDrawer key={id} id={id} onClose={close} />
}
