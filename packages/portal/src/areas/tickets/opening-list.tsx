import type { ReactNode } from 'react'
import type { Opening } from '@portal/sdk'
import { openings } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { linkedFilter } from '#patterns/person-filter.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { openingColumns } from './opening-columns.tsx'
import { OpeningDrawer } from './opening-drawer.tsx'
import { openingAsk, useOpeningFilters } from './opening-query.ts'

interface OpeningListProps {
  label: string
  text: string
  table: TableState<'plannedAt' | 'service', 'period' | 'state' | 'cause' | 'planId'>
  /** The days; today by default. */
  days?: { from: string; until: string }
  empty: { title: string; text: string; action?: ReactNode }
}

/** The openings of a period; each links to its checklist. */
export function OpeningList({ label, text, table, days, empty }: OpeningListProps) {
  const translate = useGroupWords('openings:list')
  const family = useFamily(openings)
  const ask = { ...openingAsk(table.query), ...days }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('opening')
  const filters = useOpeningFilters(table.rules.filters ?? [])
  const { planId } = table.query.filters
  const plan = list.data?.data.find((opening) => opening.planId === planId)
  const linked = linkedFilter({ id: 'planId', label: translate('service') }, planId, plan?.service)
  return (
    <ScreenPage title={label} description={text} width="full">
      <ViewedList<Opening>
        label={label}
        table={table}
        list={list}
        specs={openingColumns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ service, date }) => `${service} · ${date}`}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={[...linked, ...filters]}
        empty={empty}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : <OpeningDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}
