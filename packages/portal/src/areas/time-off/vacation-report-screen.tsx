import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationReportRow } from '@portal/sdk'
import { vacationReport } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Alert, LinkButton } from '@portal/ui-kit'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { linkedFilter } from '#patterns/person-filter.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useSummedList } from '#patterns/use-summed-list.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { reportColumns, reportName } from './vacation-report-columns.tsx'
import { useReportHrefs } from './vacation-report-hrefs.ts'
import {
  isTooLong,
  useVacationReportFilters,
  vacationReportAsk,
  vacationReportRules,
} from './vacation-report-query.ts'
import { VacationReportSums } from './vacation-report-sums.tsx'
import { withPeriod } from './with-period.ts'

const requestsPage = '/admin/vacaciones/vacacionesEmpleados'

/** Taken, pending and planned vacation by group and period; each number links to its requests (REP-13). */
export function VacationReportScreen() {
  const { t } = useTranslation(['vacationReport', 'vacations', 'menu'])
  const translate = useGroupWords('vacationReport:columns')
  const family = useFamily(vacationReport)
  const table = useTableQuery(vacationReportRules)
  const ask = vacationReportAsk(table.query)
  const { by } = ask
  const isLong = isTooLong(ask)
  const { list } = useSummedList(family.index, isLong ? null : ask)
  const hrefs = useReportHrefs(ask)
  const pageHref = usePageHref()(requestsPage)
  const specs = useMemo(() => reportColumns(by, hrefs.requests), [by, hrefs.requests])
  const name = reportName(by)
  const { person } = table.query.filters
  const named = list.data?.data.find(({ key }) => key === person)?.name
  const title = t('menu:screens.vacationReport')
  return (
    <ScreenPage title={title} description={translate('text')} width="full">
      {isLong ? <Alert tone="danger">{t('tooLong')}</Alert> : null}
      <ViewedList<VacationReportRow>
        label={title}
        translate={translate}
        specs={specs}
        filters={useVacationReportFilters(
          linkedFilter({ id: 'person', label: t('bys.person') }, person, named),
          table.query.filters,
        )}
        table={withPeriod(table)}
        list={list}
        sums={<VacationReportSums ask={isLong ? undefined : ask} />}
        report={{ report: 'vacationReport', ask }}
        rowKey={({ id }) => id}
        rowLabel={(row) => name(row, { everybody: translate('everybody'), nobody: translate('nobody') })}
        rowHref={hrefs.row}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: pageHref && <LinkButton href={pageHref}>{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
    </ScreenPage>
  )
}
