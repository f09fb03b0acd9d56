import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdaptationState, WorkdayAdaptation } from '@portal/sdk'
import { workdayAdaptations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter, MenuSection } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { adaptationColumns } from './adaptation-columns.tsx'
import { AdaptationDrawer } from './adaptation-drawer.tsx'

const states = [
  'asked',
  'proposed',
  'granted',
  'granted_by_silence',
  'accepted',
  'declined',
  'refused',
  'withdrawn',
] as const satisfies readonly AdaptationState[]

const rules = { sorts: ['dueOn', 'person'], defaultSort: '-dueOn', filters: ['state'] } as const

interface AdaptationListProps {
  hasPeople: boolean
  rowActions: (row: WorkdayAdaptation) => readonly MenuSection[]
  action?: ReactNode
}

/** Requests for an adaptation of the working day, each with the deadline of its answer (AUS-11). */
export function AdaptationList({ hasPeople, rowActions, action }: AdaptationListProps) {
  const { t } = useTranslation('adaptations')
  const translate = useGroupWords('adaptations:list')
  const family = useFamily(workdayAdaptations)
  const table = useTableQuery(rules)
  const { filters, ...paging } = table.query
  const ask = { ...paging, ...chosen('state', states, filters.state) }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('adaptation')
  const narrowing: readonly Filter[] = [
    {
      ...{ kind: 'one-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
      options: states.map((id) => ({ id, label: t(`list.states.${id}`) })),
    },
  ]
  return (
    <>
      <ViewedList<WorkdayAdaptation>
        label={t('list.title')}
        table={table}
        list={list}
        specs={useMemo(() => adaptationColumns(hasPeople), [hasPeople])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, startsOn }) => t('list.label', { person: person.displayName, from: startsOn })}
        rowHref={({ id }) => opened.hrefOf(id)}
        rowActions={rowActions}
        filters={narrowing}
        empty={{ title: translate('none'), text: translate('noneText'), action }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : <AdaptationDrawer id={opened.id} onClose={opened.close} />}
    </>
  )
}
