import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { operationColumns } from './operation-columns.tsx'
import { operationAsk, useOperationFilters } from './operation-query.ts'
import { useDecisionWords } from './use-decision-words.ts'
import { useOperationDeciding } from './use-operation-deciding.tsx'
import { useStatusText } from './use-status-text.ts'
import { usePeopleFilters } from './use-team-filters.ts'
import { useVacationFilters, vacationRules } from './vacation-query.ts'
import { useAmount } from './vacation-words.ts'
import { withPeriod } from './with-period.ts'

const OperationDrawer = lazy(() =>
  import('./operation-drawer.tsx').then((file) => ({ default: file.OperationDrawer })),
)

/** A queue that others change, too. */
const refreshMs = 30_000

/** The requests of the plans: their effect on the coverage, and bulk decisions (VOP-4, VOP-7). */
export function OperationRequests() {
  const { t } = useTranslation(['operationTeam', 'vacations'])
  const translate = useGroupWords('vacations:list')
  const family = useFamily(operationVacations)
  const table = useTableQuery(vacationRules)
  const ask = operationAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true, refreshMs })
  const opened = useOpened('request')
  const [amount, statusText] = [useAmount(), useStatusText()]
  const deciding = useOperationDeciding(list)
  const { nameOf } = useDecisionWords()
  const can = useCan()
  const title = t('vacations:list.title')
  return (
    <ScreenPage title={title} description={t('operationTeam:text')}>
      <ViewedList<VacationRequest>
        label={title}
        table={withPeriod(table)}
        list={list}
        specs={useMemo(() => operationColumns(amount, statusText), [amount, statusText])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={useVacationFilters([...useOperationFilters(), ...usePeopleFilters()])}
        {...deciding.table}
        empty={{
          title: translate('none'),
          text: t('operationTeam:waitingList.noneText'),
          action: (
            <LinkButton href="/admin/manageVacationOp/manageVacationOp?tab=calendar">
              {t('operationTeam:quotaCalendar.tab')}
            </LinkButton>
          ),
        }}
        {...(can('GESTIONAR_VACACIONES_OP_EXPORTAR')
          ? { pages: (options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages() }
          : {})}
      />
      {deciding.questions}
      <BulkFailures failures={deciding.failures} onClose={deciding.hideFailures} />
      {opened.id === null ? null : (
        <Suspense>
          <OperationDrawer key={opened.id} id={opened.id} onClose={opened.close} acts={deciding.acts} />
        </Suspense>
      )}
    </ScreenPage>
  )
}
