import { useTranslation } from 'react-i18next'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpeningList } from './opening-list.tsx'
import { historyRules, openingPeriod } from './opening-query.ts'

/** Past openings; the last thirty days by default. */
export function OpeningHistory() {
  const { t } = useTranslation('openings')
  const table = useTableQuery(historyRules)
  return (
    <OpeningList
      label={t('tabs.history')}
      text={t('history.text')}
      table={table}
      days={openingPeriod(table.query.filters.period)}
      empty={{ title: t('history.none'), text: t('history.noneText') }}
    />
  )
}
