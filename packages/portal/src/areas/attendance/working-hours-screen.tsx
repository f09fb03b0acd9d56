import { useTranslation } from 'react-i18next'
import type { WorkingHours, WorkingHoursMeta } from '@portal/sdk'
import { workingHours } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { LinkButton, RadioGroup } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { chosen } from '#patterns/chosen.ts'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { daysHref } from './days-href.ts'
import { periodText, useHoursColumns } from './hours-columns.ts'
import { personFilter } from '#patterns/person-filter.ts'
import { reportAsk, useReportFilters } from './report-query.ts'
import { useSummedList } from '#patterns/use-summed-list.ts'
import { SumLine } from '#patterns/sum-line.tsx'

const units = ['day', 'week', 'month', 'period'] as const
const narrowing = ['groupId', 'coordinatorId', 'projectId', 'skillId', 'workCenterId'] as const
const rules = {
  sorts: ['person', 'period', 'effective', 'balance', 'extra'],
  defaultSort: 'person',
  filters: ['by', 'period', 'person', ...narrowing],
  modes: ['by'],
} as const

/** Working time and time off by person and day, week, month or period (REP-3); each links to its days (REP-6). */
export function WorkingHoursScreen() {
  const { t } = useTranslation(['hours', 'menu'])
  const translate = useGroupWords('hours:periods')
  const family = useFamily(workingHours)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const { by: given, ...narrowed } = filters
  const { by = 'month' } = chosen('by', units, given)
  const ask = { ...asked, ...reportAsk(narrowed), by }
  const shown = { ...ask, timeOff: true }
  const { list, sums } = useSummedList(family.index, shown)
  const hrefOf = usePageHref()
  const daysPage = hrefOf('/admin/accesos/accesosEmpleados')
  const title = t('menu:screens.workingHours')
  return (
    <ScreenPage
      title={title}
      description={t('periods.text')}
      width="full"
      actions={
        <RadioGroup
          label={t('periods.by')}
          isLabelHidden
          orientation="horizontal"
          options={units.map((id) => ({ id, label: t(`periods.units.${id}`) }))}
          value={by}
          onChange={(unit) => table.change({ filters: { by: unit === 'month' ? undefined : unit } })}
        />
      }
    >
      <ViewedList<WorkingHours>
        label={title}
        translate={translate}
        specs={useHoursColumns(by)}
        filters={useReportFilters(
          narrowing,
          personFilter(t('periods.person'), narrowed.person, list.data),
          narrowed,
        )}
        table={table}
        list={list}
        sums={<Sums meta={sums} />}
        report={{ report: 'workingHours', ask }}
        rowKey={({ id }) => id}
        rowLabel={(row) => `${row.person.displayName} · ${periodText(row, by)}`}
        rowHref={({ person, from, until }) =>
          hrefOf(daysHref({ personId: person.id, from, until, workCenterId: narrowed.workCenterId }))
        }
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: daysPage && <LinkButton href={daysPage}>{t('periods.create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...shown, page: 1, perPage: 100 }, options).pages()}
      />
    </ScreenPage>
  )
}

function Sums({ meta }: { meta: WorkingHoursMeta | undefined }) {
  const { t } = useTranslation('hours')
  const hours = (seconds: number | undefined) => (seconds === undefined ? undefined : hoursFace(seconds / 60))
  return (
    <SumLine
      sums={[
        [t('periods.people'), meta?.people],
        [t('periods.effective'), hours(meta?.effectiveSeconds)],
        [t('periods.complementary'), hours(meta?.complementarySeconds)],
        [t('periods.extra'), hours(meta?.extraSeconds)],
        [t('periods.theoretical'), meta && hoursFace(meta.theoreticalMinutes)],
        [t('periods.balance'), meta && (meta.balanceMinutes === null ? '—' : hoursFace(meta.balanceMinutes))],
        [t('periods.incidentDays'), meta?.incidentDays],
      ]}
    />
  )
}
