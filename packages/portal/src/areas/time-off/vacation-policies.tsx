import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationPolicy } from '@portal/sdk'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton, Status } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'

const PolicyDrawer = lazy(() =>
  import('./policy-drawer.tsx').then((file) => ({ default: file.PolicyDrawer })),
)

type Word = WordOf<'vacationTeam:policies'>
const states = ['draft', 'published'] as const
const rules = {
  sorts: ['agreement', 'validFrom'],
  defaultSort: 'agreement',
  filters: ['state'],
} as const

const columns: readonly ColumnSpec<VacationPolicy, Word>[] = [
  column.text('name', { rowHeader: true, priority: 1 }),
  column.custom(
    'agreement',
    {
      text: ({ agreement }: VacationPolicy, { translate }) =>
        agreement === '' ? translate('law') : agreement,
    },
    { sortable: true, priority: 2 },
  ),
  column.text('validFrom', { sortable: true, priority: 1 }),
  column.custom(
    'state',
    {
      text: ({ state }: VacationPolicy, { translate }) => translate(`states.${state}`),
      cell: ({ state }, { translate }) => (
        <Status tone={state === 'published' ? 'success' : 'neutral'}>{translate(`states.${state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.text('source', { priority: 3 }),
  column.boolean('review', { priority: 3 }),
  column.dateTime('updatedAt', { hidden: true }),
]

/** The policies of each agreement, with their dates; each opens with its rules and examples. */
export function VacationPolicies() {
  const { t } = useTranslation('vacationTeam')
  const translate = useGroupWords('vacationTeam:policies')
  const family = useFamily(vacationPolicies)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...chosen('state', states, filters.state) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('policy')
  const title = t('policies.tab')
  return (
    <ScreenPage title={title} description={t('policies.text')}>
      <ViewedList<VacationPolicy>
        label={title}
        table={table}
        list={list}
        specs={columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ name, validFrom }) => `${name} · ${validFrom}`}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={[
          {
            ...{ kind: 'one-of', id: 'state', label: t('policies.state'), isAlwaysShown: true },
            options: states.map((id) => ({ id, label: t(`policies.states.${id}`) })),
          },
        ]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/tipologiaAusencias">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : (
        <Suspense>
          <PolicyDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </ScreenPage>
  )
}
