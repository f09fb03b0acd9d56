import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeRuleSet } from '@portal/sdk'
import { timeRules } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton, Status } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ruleStates, ruleTones } from './time-rules-words.ts'

const TimeRulesDrawer = lazy(async () => ({
  default: (await import('./time-rules-drawer.tsx')).TimeRulesDrawer,
}))

type Word = WordOf<'timeRules:rules'>
const rules = {
  sorts: ['agreement', 'validFrom'],
  defaultSort: 'agreement',
  filters: ['state'],
} as const

const columns: readonly ColumnSpec<TimeRuleSet, Word>[] = [
  column.text('name', { rowHeader: true, priority: 1 }),
  column.custom(
    'agreement',
    {
      text: ({ agreement }: TimeRuleSet, { translate }) => (agreement === '' ? translate('law') : agreement),
    },
    { sortable: true, priority: 2 },
  ),
  column.text('validFrom', { sortable: true, priority: 1 }),
  column.custom(
    'state',
    {
      text: ({ state }: TimeRuleSet, { translate }) => translate(`states.${state}`),
      cell: ({ state }, { translate }) => (
        <Status tone={ruleTones[state]}>{translate(`states.${state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.custom(
    'consent',
    { text: ({ rules: { consent } }: TimeRuleSet, { translate }) => translate(`consents.${consent}`) },
    { priority: 2 },
  ),
  column.text('source', { priority: 3 }),
  column.boolean('review', { priority: 3 }),
  column.dateTime('updatedAt', { hidden: true }),
]

/**
 * The working time rules of the law and of each agreement, with their dates; each opens with its limits and
 * examples.
 */
export function TimeRules() {
  const { t } = useTranslation('timeRules')
  const translate = useGroupWords('timeRules:rules')
  const family = useFamily(timeRules)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...chosen('state', ruleStates, filters.state) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('rules')
  const title = t('rules.tab')
  return (
    <ScreenPage title={title} description={t('rules.text')}>
      <ViewedList<TimeRuleSet>
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
            ...{ kind: 'one-of', id: 'state', label: t('rules.state'), isAlwaysShown: true },
            options: ruleStates.map((id) => ({ id, label: t(`rules.states.${id}`) })),
          },
        ]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: (
            <LinkButton href="/admin/accesos/accesosEmpleados?tab=centers">{translate('create')}</LinkButton>
          ),
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : (
        <Suspense>
          <TimeRulesDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </ScreenPage>
  )
}
