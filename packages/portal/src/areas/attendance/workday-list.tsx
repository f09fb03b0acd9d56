import { useMemo } from 'react'
import type { Workday } from '@portal/sdk'
import { workdays } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { pagesOf } from '#patterns/export/table-columns.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedDay } from './opened-day.tsx'
import { linkedFilter, personFilter } from '#patterns/person-filter.ts'
import { useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { peopleFilters } from './report-query.ts'
import { SumLine } from '#patterns/sum-line.tsx'
import { workdayColumns } from './workday-columns.tsx'
import { useSummedList } from '#patterns/use-summed-list.ts'
import { useWorkdayFilters, workdayAsk, workdayRules } from './workday-query.ts'

interface WorkdayListProps {
  title: string
  /** Whose days; when left out, of everybody in scope or of the person in the URL. */
  employeeId?: string
  usual: { from: string; until: string }
}

/** Working days with totals; each opens into its segments and entries (REP-6). */
export function WorkdayList({ title, employeeId, usual }: WorkdayListProps) {
  const { index } = useFamily(workdays)
  const table = useTableQuery(workdayRules)
  const ask = { ...workdayAsk(table.query, usual), ...(employeeId === undefined ? {} : { employeeId }) }
  const { list, sums } = useSummedList(index, ask)
  const translate = useGroupWords('workdays:days')
  const specs = useMemo(() => workdayColumns(employeeId === undefined), [employeeId])
  const opened = useOpened('day')
  const center = table.query.filters.workCenterId
  const named = employeeId === undefined ? table.query.filters.person : undefined
  const ofDays = useWorkdayFilters([
    ...personFilter(translate('person'), named, list.data),
    ...linkedFilter(
      { id: 'workCenterId', label: translate('workCenter') },
      center,
      list.data?.data[0]?.workCenter,
    ),
  ])
  const ofPeople = useChoiceFilters(employeeId === undefined ? peopleFilters : [], table.query.filters)
  return (
    <>
      <ViewedList<Workday>
        label={title}
        table={table}
        list={list}
        report={{ report: 'workdays', ask }}
        sums={<WorkdaySums meta={sums} />}
        specs={specs}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person, date }) => `${person.displayName} · ${date}`}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={[...ofDays, ...ofPeople]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/timer">{translate('create')}</LinkButton>,
        }}
        pages={(options) => pagesOf((asked) => index({ ...ask, ...asked }, options))}
      />
      <OpenedDay />
    </>
  )
}

interface Sums {
  effectiveSeconds: number
  theoreticalMinutes: number
  balanceMinutes: number
  incidents: number
}

function WorkdaySums({ meta }: { meta: Sums | undefined }) {
  const translate = useGroupWords('workdays:days')
  return (
    <SumLine
      sums={[
        [translate('effective'), meta && hoursFace(meta.effectiveSeconds / 60)],
        [translate('theoretical'), meta && hoursFace(meta.theoreticalMinutes)],
        [translate('balance'), meta && hoursFace(meta.balanceMinutes)],
        [translate('incidents'), meta?.incidents],
      ]}
    />
  )
}
