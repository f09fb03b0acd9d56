import { useTranslation } from 'react-i18next'
import type { Absenteeism, AbsenteeismRate } from '@portal/sdk'
import { Bars, Card, Columns, DescriptionList, Inline } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { useLineName } from './absenteeism-columns.tsx'
import type { Grouping } from './absenteeism-query.ts'
import type { AbsenteeismLine } from './absenteeism-rows.ts'

const rates = ['a1', 'a2', 'a3'] as const
/** The most bars a chart can distinguish. */
const mostBars = 31

/** The rates in one line, each with both of its numbers: the rows below are their source. */
export function AbsenteeismRates({ report }: { report: Absenteeism }) {
  const { t } = useTranslation('absenteeism')
  const textOf = useRateText()
  return (
    <Inline space="lg">
      {rates.map((id) => {
        const { value, formula } = textOf(report[id], 'numbers')
        return (
          <span key={id}>
            {t(`rates.${id}`)}: <strong>{value}</strong> ({formula})
          </span>
        )
      })}
    </Inline>
  )
}

function useRateText() {
  const { t } = useTranslation('absenteeism')
  const format = useFormat()
  return ({ absentMinutes, agreedMinutes, percent }: AbsenteeismRate, way: 'numbers' | 'formula') => {
    if (percent === null || absentMinutes === null)
      return { value: '—', formula: t(agreedMinutes === 0 ? 'rates.none' : 'rates.few') }
    const amounts = { absent: hoursFace(absentMinutes), agreed: hoursFace(agreedMinutes) }
    return { value: `${format.number(percent)} %`, formula: t(`rates.${way}`, amounts) }
  }
}

interface AbsenteeismChartProps {
  report: Absenteeism
  lines: readonly AbsenteeismLine[]
  by: Grouping
}

/** The lost time as bars, and the calculation of the rates' denominator. */
export function AbsenteeismChart({ report, lines, by }: AbsenteeismChartProps) {
  const { t } = useTranslation('absenteeism')
  const nameOf = useLineName()
  const agreed = <Agreed report={report} />
  if (lines.length === 0) return agreed
  return (
    <Columns count={2}>
      <Card>
        <Bars
          label={`${t('chart')} · ${t(`bys.${by}`)}`}
          rows={lines.slice(0, mostBars)}
          category={nameOf}
          series={[{ id: 'hours', label: t('hours'), value: ({ minutes }) => (minutes ?? 0) / 60 }]}
        />
      </Card>
      {agreed}
    </Columns>
  )
}

/** The denominator as a sum, and the formula that divides by it. */
function Agreed({ report }: { report: Absenteeism }) {
  const { t } = useTranslation('absenteeism')
  const format = useFormat()
  const { formula } = useRateText()(report.a1, 'formula')
  return (
    <Card title={t('formula')}>
      <DescriptionList
        items={[
          { term: t('people'), value: format.whole(report.people) },
          { term: t('planned'), value: hoursFace(report.plannedMinutes) },
          { term: `+ ${t('overtime')}`, value: hoursFace(report.overtimeMinutes) },
          { term: `− ${t('vacation')}`, value: hoursFace(report.vacationMinutes) },
          { term: `= ${t('agreed')}`, value: hoursFace(report.agreedMinutes) },
          { term: t('rates.a1'), value: formula },
        ]}
      />
    </Card>
  )
}
