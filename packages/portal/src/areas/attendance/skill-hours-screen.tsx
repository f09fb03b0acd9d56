import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SkillHours, SkillHoursMeta } from '@portal/sdk'
import { skillHours } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton, RadioGroup } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { chosen } from '#patterns/chosen.ts'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { type TableState, useTableQuery } from '#patterns/use-table-query.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { daysHref } from './days-href.ts'
import { personFilter } from '#patterns/person-filter.ts'
import { noSkill, reportAsk, reportPeriod, useReportFilters, withNoSkill } from './report-query.ts'
import { SharesDisclosure } from './shares-disclosure.tsx'
import { skillColumns, skillName } from './skill-columns.ts'
import { SumLine } from '#patterns/sum-line.tsx'

const groupings = ['skill', 'person'] as const
const narrowing = ['skillId', 'coordinatorId', 'projectId', 'workCenterId'] as const
const rules = {
  sorts: ['person', 'skill', 'seconds'],
  defaultSort: '-seconds',
  filters: ['by', 'period', 'person', ...narrowing],
  modes: ['by'],
} as const

/**
 * Working time by skill, and unexplained time (REP-4): a skill links to its people, a person to their days.
 */
export function SkillHoursScreen() {
  const { t } = useTranslation(['hours', 'menu'])
  const translate = useGroupWords('hours:skills')
  const { index, list: all } = useFamily(skillHours)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const { by: given, skillId, ...narrowed } = filters
  const { by = 'skill' } = chosen('by', groupings, given)
  const at = skillId === noSkill ? { unallocated: true } : chosenSkill(skillId)
  const ask = { ...asked, ...reportAsk(narrowed), ...at, by }
  const list = useData(index, [ask], { keepPrevious: true })
  const rows = list.data?.data
  const person = personFilter(translate('person'), narrowed.person, peopleOf(rows))
  const offered = useReportFilters(narrowing, person, {
    ...narrowed,
    ...(skillId === undefined ? {} : { skillId }),
  })
  const hrefOf = usePageHref()
  const agentsPage = hrefOf('/userOnline')
  const rowHref = useRowHref(narrowed)
  const title = t('menu:screens.skillHours')
  return (
    <ScreenPage
      title={title}
      description={translate('text')}
      width="full"
      actions={<GroupingChoice by={by} table={table} />}
    >
      {by === 'skill' && rows !== undefined && rows.length > 1 ? (
        <SharesDisclosure title={translate('shares')} rows={rows} />
      ) : null}
      <ViewedList<SkillHours>
        label={title}
        translate={translate}
        specs={skillColumns[by]}
        filters={withNoSkill(offered, translate('unallocated'))}
        table={table}
        list={list}
        sums={<Sums meta={list.data?.meta} />}
        report={{ report: 'skillHours', ask }}
        rowKey={({ id }) => id}
        rowLabel={(row) => [row.person?.displayName, skillName(row, translate)].filter(Boolean).join(' · ')}
        rowHref={rowHref}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: agentsPage && <LinkButton href={agentsPage}>{translate('create')}</LinkButton>,
        }}
        pages={(options) => all({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
    </ScreenPage>
  )
}

type Grouping = (typeof groupings)[number]

function GroupingChoice({ by, table }: { by: Grouping; table: TableState }) {
  const translate = useGroupWords('hours:skills')
  return (
    <RadioGroup
      label={translate('by')}
      isLabelHidden
      orientation="horizontal"
      options={groupings.map((id) => ({ id, label: translate(id) }))}
      value={by}
      onChange={(one) => table.change({ filters: { by: one === 'skill' ? undefined : one } })}
    />
  )
}

const chosenSkill = (skillId: string | undefined) => (skillId === undefined ? {} : { skillId })

function Sums({ meta }: { meta: SkillHoursMeta | undefined }) {
  const translate = useGroupWords('hours:skills')
  const format = useFormat()
  return (
    <SumLine
      sums={[
        [translate('seconds'), meta && hoursFace(meta.seconds / 60)],
        [translate('unallocated'), meta && hoursFace(meta.unallocatedSeconds / 60)],
        [translate('explained'), meta && (meta.seconds === 0 ? '—' : format.share(explainedOf(meta)))],
      ]}
    />
  )
}

/** The share of time that skills explain. */
const explainedOf = ({ seconds, unallocatedSeconds }: { seconds: number; unallocatedSeconds: number }) =>
  1 - unallocatedSeconds / seconds

const peopleOf = (rows: readonly SkillHours[] | undefined) =>
  rows && { data: rows.flatMap(({ person }) => (person === null ? [] : [{ person }])) }

/** The link of a row: a skill to its people, a person to their days, unless the viewer lacks access. */
function useRowHref({
  period,
  workCenterId,
}: {
  period?: string
  workCenterId?: string
}): (row: SkillHours) => string | undefined {
  const [params] = useSearchParams()
  const hrefOf = usePageHref()
  const seesDays = useCan()('MENU_ACCESOS', 'FICHAJE_CREAR', 'ACCESOS_VER', 'REPORTES_FICHAJE_VER')
  return ({ person, skill }) => {
    const { from, until } = reportPeriod(period)
    if (person !== null)
      return seesDays ? hrefOf(daysHref({ personId: person.id, from, until, workCenterId })) : undefined
    const next = new URLSearchParams(params)
    for (const name of ['page', 'sort', 'view']) next.delete(name)
    next.set('by', 'person')
    next.set('skillId', skill?.id ?? noSkill)
    return `/reportesFichajeSkills?${next.toString()}`
  }
}
