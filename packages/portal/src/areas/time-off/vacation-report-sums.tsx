import { useTranslation } from 'react-i18next'
import { vacationReport } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { SumLine } from '#patterns/sum-line.tsx'
import type { VacationReportAsk } from './vacation-report-query.ts'
import { numberOfUnits } from './vacation-words.ts'

/** The totals of each kind and unit: days of different kinds are never added up. */
export function VacationReportSums({ ask }: { ask: VacationReportAsk | undefined }) {
  const { t } = useTranslation('vacationReport')
  const format = useFormat()
  const { index } = useFamily(vacationReport)
  const total = ask && { ...ask, by: 'total' as const, sort: 'name' as const, page: 1 }
  const { data } = useData(index, total === undefined ? null : [total], { keepPrevious: true })
  const sums = (data?.data ?? []).map(({ kind, unit, ...row }) => {
    const number = (units: number | null) => format.number(numberOfUnits(units ?? 0, unit))
    const { enjoyed, pending, approved, available } = row
    const amounts = { enjoyed: number(enjoyed), pending: number(pending), approved: number(approved) }
    const label = `${t(`columns.kinds.${kind}`)} (${t(`columns.units.${unit}`)})`
    return [label, t('sums', { ...amounts, available: number(available) })] as const
  })
  return <SumLine sums={sums} />
}
