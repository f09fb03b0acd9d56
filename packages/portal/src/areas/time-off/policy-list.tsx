import type { ReactNode } from 'react'
import { useData } from '@portal/sdk/react'
import { type MenuSection, Status } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { type ResourceGroup, useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import type { PolicyFamily, PolicyRow } from './policy-family.ts'

const states = ['draft', 'published'] as const
const rules = {
  sorts: ['agreement', 'validFrom'],
  defaultSort: 'agreement',
  filters: ['state'],
} as const

const columns: readonly ColumnSpec<PolicyRow>[] = [
  column.text('name', { rowHeader: true, priority: 1 }),
  column.custom(
    'agreement',
    { text: ({ agreement }: PolicyRow, { translate }) => (agreement === '' ? translate('law') : agreement) },
    { sortable: true, priority: 2 },
  ),
  column.text('validFrom', { sortable: true, priority: 1 }),
  column.custom(
    'state',
    {
      text: ({ state }: PolicyRow, { translate }) => translate(`states.${state}`),
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

interface PolicyListProps {
  /** The phrase group with its words: those of `vacationTeam:policies`. */
  words: ResourceGroup
  family: PolicyFamily
  hrefOf: (id: string) => string
  rowActions?: (row: PolicyRow) => readonly MenuSection[]
  /** What an empty list offers, and the page. */
  action: ReactNode
  /** The opened policy. */
  children: ReactNode
}

/** The versions of the rules of each agreement, with their dates. */
export function PolicyList({ words, family, hrefOf, action, children, ...rest }: PolicyListProps) {
  const translate = useGroupWords(words)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...chosen('state', states, filters.state) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const title = translate('tab')
  return (
    <ScreenPage title={title} description={translate('text')} actions={action}>
      <ViewedList<PolicyRow>
        {...rest}
        label={title}
        table={table}
        list={list}
        specs={columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ name, validFrom }) => `${name} · ${validFrom}`}
        rowHref={({ id }) => hrefOf(id)}
        filters={[
          {
            ...{ kind: 'one-of', id: 'state', label: translate('state'), isAlwaysShown: true },
            options: states.map((id) => ({ id, label: translate(`states.${id}`) })),
          },
        ]}
        empty={{ title: translate('none'), text: translate('noneText'), action }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {children}
    </ScreenPage>
  )
}
