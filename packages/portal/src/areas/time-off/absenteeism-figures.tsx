import { useTranslation } from 'react-i18next'
import type { Absenteeism, AbsenteeismRate } from '@portal/sdk'
import { Bars, Card, DescriptionList, Disclosure, Skeleton, Stack, Stat } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { useLineName } from './absenteeism-columns.tsx'
import type { Grouping } from './absenteeism-query.ts'
import type { AbsenteeismLine } from './absenteeism-rows.ts'

interface AbsenteeismFiguresProps {
  report: Absenteeism | undefined
  lines: readonly AbsenteeismLine[]
  by: Grouping
}

const rates = ['a1', 'a2', 'a3'] as const
/** As many as a chart of bars tells apart. */
const mostBars = 31

/** The rates, each with its formula and both of its numbers, and a chart of what was lost. */
export function AbsenteeismFigures({ report, lines, by }: AbsenteeismFiguresProps) {
  const { t } = useTranslation('absenteeism')
  const nameOf = useLineName()
  if (report === undefined) return <Skeleton lines={8} />
  return (
    <Stack space="md">
      <Card>
        <Stack space="md">
          {rates.map((id) => (
            <Rate key={id} label={t(`rates.${id}`)} rate={report[id]} />
          ))}
          <Disclosure title={t('formula')}>
            <Agreed report={report} />
          </Disclosure>
        </Stack>
      </Card>
      {lines.length === 0 ? null : (
        <Card>
          <Bars
            label={`${t('chart')} · ${t(`bys.${by}`)}`}
            rows={lines.slice(0, mostBars)}
            category={nameOf}
            series={[{ id: 'hours', label: t('hours'), value: ({ minutes }) => (minutes ?? 0) / 60 }]}
          />
        </Card>
      )}
    </Stack>
  )
}

function Rate({ label, rate }: { label: string; rate: AbsenteeismRate }) {
  const { t } = useTranslation('absenteeism')
  const format = useFormat()
  const { absentMinutes, agreedMinutes, percent } = rate
  if (percent === null || absentMinutes === null)
    return <Stat label={label} value="—" description={t(agreedMinutes === 0 ? 'rates.none' : 'rates.few')} />
  const said = { absent: hoursFace(absentMinutes), agreed: hoursFace(agreedMinutes) }
  return (
    <Stat
      label={label}
      value={format.number(percent)}
      unit="%"
      description={t('rates.formula', said)}
    />
  )
}

/** The denominator as the sum that it is. */
function Agreed({ report }: { report: Absenteeism }) {
  const { t } = useTranslation('absenteeism')
  const format = useFormat()
  return (
    <DescriptionList
      items={[
        { term: t('people'), value: format.whole(report.people) },
        { term: t('planned'), value: hoursFace(report.plannedMinutes) },
        { term: `+ ${t('overtime')}`, value: hoursFace(report.overtimeMinutes) },
        { term: `− ${t('vacation')}`, value: hoursFace(report.vacationMinutes) },
        { term: `= ${t('agreed')}`, value: hoursFace(report.agreedMinutes) },
      ]}
    />
  )
}
