import { useTranslation } from 'react-i18next'
import type { Incident } from '@portal/sdk'
import { LinkButton } from '@portal/ui-kit'
import { ListImport } from '#patterns/import/list-import.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { incidentColumns } from './incident-columns.tsx'
import { useIncidentBulk } from './use-incident-bulk.tsx'
import { useIncidentList } from './use-incident-list.ts'

const importing = () => import('./incidents-import.ts').then((file) => file.incidentsImport)

/** Incidents: reported, assigned, discussed, resolved, with their effect on working time (PAN-16). */
export function IncidentsScreen() {
  const { t } = useTranslation(['incidents', 'menu'])
  const { family, table, ask, list, filters } = useIncidentList()
  const bulk = useIncidentBulk({ list, ask, all: (asked) => family.list(asked).toArray() })
  const canImport = useCan()('INCIDENCIAS_GESTIONAR')
  // This screen's drawer opens beside every page, so it is not rendered here.
  const { hrefOf } = useOpened('incident')
  const title = t('menu:screens.incidents')
  const report = (
    <LinkButton tone="primary" icon="plus" href={hrefOf('new')}>
      {t('list.create')}
    </LinkButton>
  )
  return (
    <ScreenPage title={title} description={t('list.text')} actions={report}>
      <ViewedList<Incident>
        label={title}
        table={table}
        list={list}
        specs={incidentColumns}
        translate={useGroupWords('incidents:list')}
        rowKey={({ id }) => id}
        rowLabel={(row) => row.title}
        rowHref={({ id }) => hrefOf(id)}
        filters={filters}
        empty={{ title: t('list.none'), text: t('list.noneText'), action: report }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        actions={
          canImport ? (
            <ListImport title={title} plan={importing} send={family.import} onDone={list.refresh} />
          ) : null
        }
        {...bulk.table}
      />
      {bulk.dialogs}
    </ScreenPage>
  )
}
