import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkPerson } from '@portal/sdk'
import { teleworkAgreements } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedPerson } from './opened-telework.tsx'
import { lackingColumns } from './telework-columns.tsx'
import { useStateWord } from './use-telework-state.ts'

const rules = { sorts: ['person', 'share', 'uncovered'], defaultSort: '-uncovered', filters: [] } as const

/**
 * People who work remotely 30 % of three months or more without an agreement, with both numbers (Ley 10/2021
 * art. 1).
 */
export function TeleworkLacking() {
  const { t } = useTranslation('telework')
  const translate = useGroupWords('telework:people')
  const family = useFamily(teleworkAgreements)
  const table = useTableQuery(rules)
  const { page, perPage, sort, search } = table.query
  const ask = { page, perPage, sort, search, lacking: true }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('person')
  const stateWord = useStateWord()
  const title = t('lacking.tab')
  return (
    <ScreenPage title={title} description={t('lacking.text')}>
      <ViewedList<TeleworkPerson>
        label={title}
        table={table}
        list={list}
        specs={useMemo(() => lackingColumns(stateWord), [stateWord])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        rowHref={({ id }) => opened.hrefOf(id)}
        empty={{
          title: t('lacking.none'),
          text: t('lacking.noneText'),
          action: (
            <LinkButton href="/admin/teletrabajo/teletrabajoEmpleados">{t('lacking.create')}</LinkButton>
          ),
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      <OpenedPerson />
    </ScreenPage>
  )
}
