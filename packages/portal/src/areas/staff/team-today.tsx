import { useTranslation } from 'react-i18next'
import type { TeamMember, TeamState } from '@portal/sdk'
import { employees } from '@portal/sdk/main'
import { team } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { type Filter, LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SumLine } from '#patterns/sum-line.tsx'
import type { TableQuery } from '#patterns/table-query.ts'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { EmployeeDrawer } from './employee-drawer.tsx'
import { teamColumns } from './team-columns.tsx'

const states = [
  'missing',
  'working',
  'break',
  'left',
  'expected',
  'free',
  'no_plan',
] as const satisfies readonly TeamState[]

const rules = {
  sorts: ['attention', 'person', 'bank'],
  defaultSort: 'attention',
  filters: ['state', 'incident', 'waiting', 'coordinatorId'],
} as const

/** The polling interval: people come and go. */
const refreshMs = 60_000

/** One's team: today's state, balance, and pending items (HOM-4). */
export function TeamToday() {
  const { t } = useTranslation(['team', 'menu'])
  const family = useFamily(team)
  const table = useTableQuery(rules)
  const ask = askOf(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true, refreshMs })
  const translate = useGroupWords('team:today')
  const dayText = useGroupWords('workdays:days')
  const opened = useOpened('employee')
  const assigns = useCan()('MENU_ASIGNAR_COORDINADOR')
  const meta = list.data?.meta
  return (
    <ScreenPage title={t('menu:screens.assignedEmployees')} description={translate('text')} width="full">
      <ViewedList<TeamMember>
        label={translate('tab')}
        table={table}
        list={list}
        sums={
          <SumLine
            sums={[
              [translate('present'), meta?.present],
              [translate('missing'), meta?.missing],
              [translate('waits'), meta?.waiting],
            ]}
          />
        }
        specs={teamColumns(dayText)}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={useTeamFilters()}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          ...(assigns
            ? { action: <LinkButton href="/asignarCoordinador">{translate('create')}</LinkButton> }
            : {}),
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : <EmployeeDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}

type Query = TableQuery<(typeof rules)['sorts'][number], (typeof rules)['filters'][number]>

/** Maps the URL's parameters to the service's query. */
function askOf({ page, perPage, search, sort, filters }: Query) {
  const { state, incident, waiting, coordinatorId } = filters
  return {
    ...{ page, perPage, search },
    // The order by attention has no reverse.
    sort: sort === '-attention' ? ('attention' as const) : sort,
    state: states.filter((one) => one === state),
    ...(incident === undefined ? {} : { incident: incident === 'true' }),
    ...(waiting === undefined ? {} : { waiting: waiting === 'true' }),
    ...(coordinatorId === undefined ? {} : { coordinatorId }),
  }
}

/** The filters of people; by coordinator only if there are several. */
function useTeamFilters(): readonly Filter[] {
  const translate = useGroupWords('team:today')
  const coordinators = useData(useFamily(employees).facets, []).data?.coordinators ?? []
  return [
    {
      ...{ kind: 'one-of', id: 'state', label: translate('state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: translate(`states.${id}`) })),
    },
    { kind: 'yes-no', id: 'waiting', label: translate('waiting'), isAlwaysShown: true },
    { kind: 'yes-no', id: 'incident', label: translate('incident') },
    ...(coordinators.length < 2
      ? []
      : [
          {
            ...({ kind: 'one-of', id: 'coordinatorId', label: translate('coordinatorId') } as const),
            options: coordinators.map(({ id, displayName }) => ({ id, label: displayName })),
          },
        ]),
  ]
}
