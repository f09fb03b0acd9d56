import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationAmounts, VacationBalance } from '@portal/sdk'
import { vacationBalances } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type WordOf } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { thisMonth } from '#patterns/month-days.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { usePeopleFilters } from './use-team-filters.ts'
import { useVacationFilters, vacationAsk } from './vacation-query.ts'
import { useAmount } from './vacation-words.ts'
import { withPeriod } from './with-period.ts'

const BalanceDrawer = lazy(() =>
  import('./balance-drawer.tsx').then((file) => ({ default: file.BalanceDrawer })),
)

type Word = WordOf<'vacationTeam:balances'>
type Amount = ReturnType<typeof useAmount>
type Term = 'entitlement' | 'carriedOver' | 'enjoyed' | 'approved' | 'pending' | 'available'

const rules = {
  sorts: ['person'],
  defaultSort: 'person',
  filters: ['year', 'initialDate', 'endDate', 'selectedSkill', 'dni', 'selectedState', 'active'],
  modes: ['year'],
} as const

/** A number of one kind of vacation; both if a person has it in two units. */
function amountColumn(id: Word, kind: VacationAmounts['kind'], of: Term, amount: Amount) {
  const own = ({ amounts }: VacationBalance) => amounts.filter((one) => one.kind === kind)
  return column.custom(
    id,
    {
      text: (row: VacationBalance) =>
        own(row)
          .map((one) => amount(one[of], one.unit))
          .join(' · '),
    },
    { align: 'end', priority: of === 'available' ? 1 : 2 },
  )
}

const columnsOf = (amount: Amount): readonly ColumnSpec<VacationBalance, Word>[] => [
  column.custom(
    'person',
    { text: ({ person }: VacationBalance) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  ...(['available', 'entitlement', 'carriedOver', 'enjoyed', 'approved', 'pending'] as const).map((of) =>
    amountColumn(of, 'annual', of, amount),
  ),
  amountColumn('loose', 'loose', 'available', amount),
]

/** The balance of each person in scope; each opens with its calculation, movements, and adjustments. */
export function VacationBalances() {
  const { t } = useTranslation('vacationTeam')
  const translate = useGroupWords('vacationTeam:balances')
  const family = useFamily(vacationBalances)
  const table = useTableQuery(rules)
  const { year: yearParam, ...filters } = table.query.filters
  const now = Number(thisMonth().slice(0, 4))
  const years = [now + 1, now, now - 1, now - 2]
  const year = years.find((one) => String(one) === yearParam) ?? now
  const ask = { ...vacationAsk({ ...table.query, filters }), year }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('balance')
  const amount = useAmount()
  const title = t('balances.tab')
  const narrowing = useVacationFilters(usePeopleFilters())
  return (
    <ScreenPage title={title} description={`${t('balances.text')} ${year}`}>
      <ViewedList<VacationBalance>
        label={title}
        table={withPeriod(table)}
        list={list}
        specs={useMemo(() => columnsOf(amount), [amount])}
        translate={translate}
        rowKey={({ person }) => person.id}
        rowLabel={({ person }) => person.displayName}
        rowHref={({ person }) => opened.hrefOf(`${person.id}:${year}`)}
        filters={[
          {
            ...{ kind: 'one-of', id: 'year', label: t('balances.year'), isAlwaysShown: true },
            options: years.map((one) => ({ id: String(one), label: String(one) })),
          },
          ...narrowing,
        ]}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/admin/vacaciones/vacacionesEmpleados">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {opened.id === null ? null : (
        <Suspense>
          <BalanceDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </ScreenPage>
  )
}
