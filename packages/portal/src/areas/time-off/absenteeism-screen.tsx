import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absenteeism, Page } from '@portal/sdk'
import { absenteeism } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert } from '@portal/ui-kit'
import { useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SidePanel } from '#patterns/side-panel.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useAbsenteeismColumns, useAbsenteeismTexts } from './absenteeism-columns.tsx'
import { AbsenteeismFigures } from './absenteeism-figures.tsx'
import { absenteeismAsk, absenteeismRules, isTooLong, useAbsenteeismFilters } from './absenteeism-query.ts'
import { type AbsenteeismLine, linesOf } from './absenteeism-rows.ts'

const narrowing = ['coordinatorId', 'projectId', 'skillId'] as const

/** How much time absences take, the rate with its formula, and by what (REP-9, REP-14). */
export function AbsenteeismScreen() {
  const { t } = useTranslation(['absenteeism', 'menu', 'general'])
  const table = useTableQuery(absenteeismRules)
  const { filters, page, perPage } = table.query
  const ask = absenteeismAsk(filters)
  const isLong = isTooLong(ask)
  const answer = useData(useFamily(absenteeism).show, isLong ? null : [ask], { keepPrevious: true })
  const lines = useMemo(() => linesIn(answer.data, ask.groupBy === 'cause'), [answer.data, ask.groupBy])
  const shown = lines?.slice((page - 1) * perPage, page * perPage)
  const meta = { totalCount: lines?.length ?? 0 }
  const columns = useAbsenteeismColumns(ask.groupBy)
  const texts = useAbsenteeismTexts()
  const title = t('menu:screens.absenteeism')
  return (
    <ScreenPage title={title} description={t('text')} width="full">
      {isLong ? <Alert tone="danger">{t('tooLong')}</Alert> : null}
      <SidePanel panel={<AbsenteeismFigures report={answer.data} lines={lines ?? []} by={ask.groupBy} />}>
        <ResourceList<AbsenteeismLine>
          label={title}
          searchLabel={t('general:actions.search')}
          table={table}
          list={{ ...answer, data: shown && { data: shown, meta } }}
          columns={columns}
          rowKey={({ id }) => id}
          filters={useAbsenteeismFilters(useChoiceFilters(narrowing, filters))}
          sheet={{ texts, pages: () => onePage(lines ?? []) }}
          empty={{ title: t('none'), text: t('noneText') }}
        />
      </SidePanel>
    </ScreenPage>
  )
}

const linesIn = (report: Absenteeism | undefined, isByCause: boolean) =>
  report === undefined ? undefined : linesOf(report, isByCause)

/** The report comes whole: its export has all of it. */
async function* onePage(data: readonly AbsenteeismLine[]): AsyncGenerator<Page<AbsenteeismLine>> {
  yield await Promise.resolve({
    data: [...data],
    meta: { currentPage: 1, perPage: data.length, totalPages: 1, totalCount: data.length },
  })
}
