import { useTranslation } from 'react-i18next'
import { payslips } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'

/** The payslips of the latest year that the person has neither viewed nor downloaded; nothing without any. */
export function useUnreadPayslipsTile(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return figureOf(useData(useFamily(payslips).own, [{ unread: true }]), ({ payslips: unread }) => {
    const [latest] = unread
    if (latest === undefined) return null
    return {
      value: format.number(unread.length),
      state: 'attention',
      text: t('tiles.unreadPayslips.latest', { month: latest.month }),
    }
  })
}
