import { useTranslation } from 'react-i18next'
import { absenteeism } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { AbsenteeismChart, AbsenteeismRates } from './absenteeism-figures.tsx'
import { absenteeismAsk, absenteeismRules, isTooLong } from './absenteeism-query.ts'
import { linesOf } from './absenteeism-rows.ts'
import { AbsenteeismTable } from './absenteeism-table.tsx'

/** Absenteeism: the lost time, the rate with its formula, by group (REP-9, REP-14). */
export function AbsenteeismScreen() {
  const { t } = useTranslation(['absenteeism', 'menu'])
  const table = useTableQuery(absenteeismRules)
  const ask = absenteeismAsk(table.query.filters)
  const isLong = isTooLong(ask)
  const answer = useData(useFamily(absenteeism).show, isLong ? null : [ask], { keepPrevious: true })
  const { data: report } = answer
  const lines = report && linesOf(report, ask.groupBy === 'cause')
  return (
    <ScreenPage title={t('menu:screens.absenteeism')} description={t('text')} width="full">
      {isLong ? <Alert tone="danger">{t('tooLong')}</Alert> : null}
      {report === undefined ? null : <AbsenteeismRates report={report} />}
      <AbsenteeismTable {...{ table, answer, lines, ask }} />
      {report === undefined ? null : (
        <AbsenteeismChart report={report} lines={lines ?? []} by={ask.groupBy} />
      )}
    </ScreenPage>
  )
}
