import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOfCode, type TicketPlanRow } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'

/** The columns of a batch's tickets: from whom to whom, and the reason of success or failure. */
export function useBatchColumns<Row extends TicketPlanRow>(): readonly Column<Row>[] {
  const { t, i18n } = useTranslation(['casePool', 'caseFiles'])
  return useMemo((): Column<Row>[] => {
    const whyOf = ({ why, error }: Row) => {
      if (error !== null) return messageOfCode(error, i18n.language)
      const { rule, level, open } = why
      if (rule === null) return '—'
      return t('rows.why', { rule: t(`rules.${rule}`), level: level ?? '—', open: open ?? '—' })
    }
    return [
      {
        ...{ id: 'ticket', header: t('rows.ticket'), rowHeader: true, priority: 1, wrap: true },
        cell: ({ number, subject }) => `${number} · ${subject}`,
      },
      {
        ...{ id: 'to', header: t('rows.to'), priority: 1 },
        cell: ({ to }) => to?.displayName ?? t('caseFiles:list.assignees.nobody'),
      },
      { id: 'why', header: t('rows.whyHead'), priority: 1, wrap: true, cell: whyOf },
      { id: 'from', header: t('rows.from'), cell: ({ from }) => from?.displayName ?? '—' },
    ]
  }, [t, i18n.language])
}
