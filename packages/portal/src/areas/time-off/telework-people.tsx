import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkPerson } from '@portal/sdk'
import { teleworkAgreements } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton, readMany } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { SumLine } from '#patterns/sum-line.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedPerson } from './opened-telework.tsx'
import { peopleColumns } from './telework-columns.tsx'
import { teleworkStates, usePattern } from './telework-words.ts'
import { useStateWord } from './use-telework-state.ts'

const rules = {
  sorts: ['person', 'share', 'contradictions'],
  defaultSort: 'person',
  filters: ['state', 'contradicted', 'all'],
} as const
const screen = '/admin/teletrabajo/teletrabajoEmpleados'

/** The people in scope with their agreement and their recorded days (TEL-1, TEL-2). */
export function TeleworkPeople() {
  const { t } = useTranslation('telework')
  const translate = useGroupWords('telework:people')
  const family = useFamily(teleworkAgreements)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const states = readMany(filters.state ?? '').flatMap((one) =>
    teleworkStates.filter((state) => state === one),
  )
  const ask = {
    ...asked,
    ...(states.length === 0 ? {} : { state: states }),
    ...(filters.contradicted === undefined ? {} : { contradicted: filters.contradicted === 'true' }),
    ...(filters.all === 'true' ? { all: true } : {}),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('person')
  const [pattern, stateWord] = [usePattern(), useStateWord()]
  const title = t('people.tab')
  const create = <LinkButton href={`${screen}?all=true`}>{translate('create')}</LinkButton>
  return (
    <ScreenPage title={title} description={t('people.text')} actions={create}>
      <ViewedList<TeleworkPerson>
        label={title}
        table={table}
        list={list}
        specs={useMemo(() => peopleColumns(pattern, stateWord), [pattern, stateWord])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        rowHref={({ id }) => opened.hrefOf(id)}
        filters={[
          {
            ...{ kind: 'many-of', id: 'state', label: translate('state'), isAlwaysShown: true },
            options: teleworkStates.map((id) => ({ id, label: t(`states.${id}`) })),
          },
          { kind: 'yes-no', id: 'contradicted', label: translate('contradicted'), isAlwaysShown: true },
          { kind: 'yes-no', id: 'all', label: translate('all'), isAlwaysShown: true },
        ]}
        sums={
          <SumLine
            sums={(['inForce', 'offered', 'contradicted', 'lacking'] as const).map((of) => [
              t(`people.sums.${of}`),
              list.data?.meta[of],
            ])}
          />
        }
        empty={{ title: translate('none'), text: translate('noneText'), action: create }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      <OpenedPerson />
    </ScreenPage>
  )
}
