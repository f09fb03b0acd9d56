import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, LinkButton } from '@portal/ui-kit'
import { useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { linkedFilter } from '#patterns/person-filter.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedVacation } from './opened-vacation.tsx'
import { useDeciding } from './use-deciding.tsx'
import { usePeopleFilters } from './use-team-filters.ts'
import { useVacationMenu } from './use-vacation-menu.tsx'
import { useStatusText } from './use-status-text.ts'
import { vacationColumns } from './vacation-columns.tsx'
import { useVacationFilters, vacationAsk, vacationKinds, vacationRules } from './vacation-query.ts'
import { withPeriod } from './with-period.ts'
import { useAmount } from './vacation-words.ts'

const SomeoneForm = lazy(() => import('./someone-form.tsx').then((file) => ({ default: file.SomeoneForm })))

/** The filters that the report of vacation shares. */
const narrowing = ['coordinatorId', 'projectId'] as const

/** A queue that others change, too. */
const refreshMs = 30_000

/** The requests of the people in scope: pending ones are decided one by one or in bulk (VAC-4, VAC-17). */
export function TeamVacations() {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const translate = useGroupWords('vacations:list')
  const family = useFamily(vacationRequests)
  const table = useTableQuery(vacationRules)
  const ask = vacationAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true, refreshMs })
  const opened = useOpened('request')
  const amount = useAmount()
  const statusText = useStatusText()
  const menu = useVacationMenu()
  const deciding = useDeciding(list)
  const people = usePeopleFilters()
  const { filters: inForce } = table.query
  const { person } = inForce
  const named = list.data?.data.find((row) => row.person.id === person)?.person.displayName
  const linked = linkedFilter({ id: 'person', label: translate('person') }, person, named)
  const choices = useChoiceFilters(narrowing, inForce)
  const { waiting, kind } = useOwnFilters()
  const filters = useVacationFilters([waiting, ...linked, ...choices, ...people, kind])
  const title = t('vacations:list.title')
  return (
    <ScreenPage title={title} description={t('vacationTeam:text')} actions={<ForSomeone />}>
      <ViewedList<VacationRequest>
        label={title}
        table={withPeriod(table)}
        list={list}
        specs={useMemo(() => vacationColumns(true, amount, statusText), [amount, statusText])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, startsOn: from, endsOn: until }) =>
          t('vacations:list.label', { person: person.displayName, from, until })
        }
        rowHref={({ id }) => opened.hrefOf(id)}
        rowActions={menu.rowActions}
        filters={filters}
        {...deciding.table}
        empty={{
          title: translate('none'),
          text: t('vacationTeam:calendar.noneText'),
          action: (
            <LinkButton href="/admin/vacaciones/vacacionesEmpleados?tab=calendar">
              {t('vacationTeam:calendar.tab')}
            </LinkButton>
          ),
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {menu.form}
      {deciding.question}
      <BulkFailures failures={deciding.failures} onClose={deciding.hideFailures} />
      <OpenedVacation />
    </ScreenPage>
  )
}

/** Requests on behalf of a person. */
function ForSomeone() {
  const { t } = useTranslation('vacationTeam')
  const canAsk = useCan()('VACACIONES_CAMBIAR_ESTADO')
  const [isAsking, setAsking] = useState(false)
  if (!canAsk) return null
  return (
    <>
      <Button icon="plus" onPress={() => setAsking(true)}>
        {t('someone')}
      </Button>
      {isAsking ? (
        <Suspense>
          <SomeoneForm onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether a request waits for a decision, and of which kind. */
function useOwnFilters() {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const options = vacationKinds.map((id) => ({ id, label: t(`vacations:list.kinds.${id}`) }))
  return {
    waiting: { kind: 'yes-no', id: 'waiting', label: t('vacationTeam:waiting'), isAlwaysShown: true },
    kind: { kind: 'one-of', id: 'kind', label: t('vacations:list.kind'), options },
  } as const
}
