import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PermissionName } from '@portal/permissions'
import type { VacationRequest } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpenedVacation } from './opened-vacation.tsx'
import { useStatusText } from './use-status-text.ts'
import { vacationColumns } from './vacation-columns.tsx'
import { useVacationFilters, vacationAsk, vacationRules } from './vacation-query.ts'
import { withPeriod } from './with-period.ts'
import { useVacationMenu } from './use-vacation-menu.tsx'
import { useAmount } from './vacation-words.ts'

interface OwnVacationsProps {
  employeeId: string
  /** The permission to export them. */
  exporting: PermissionName
}

/** The person's requests with their outcome; each opens with its history (VAC-5). */
export function OwnVacations({ employeeId, exporting }: OwnVacationsProps) {
  const { t } = useTranslation('vacations')
  const translate = useGroupWords('vacations:list')
  const { pathname } = useLocation()
  const can = useCan()
  const family = useFamily(vacationRequests)
  const table = useTableQuery(vacationRules)
  const ask = { ...vacationAsk(table.query), employeeId }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('request')
  const amount = useAmount()
  const statusText = useStatusText()
  const menu = useVacationMenu()
  const title = t('list.title')
  return (
    <ScreenPage title={title} description={t('list.text')}>
      <ViewedList<VacationRequest>
        label={title}
        table={withPeriod(table)}
        list={list}
        specs={useMemo(() => vacationColumns(false, amount, statusText), [amount, statusText])}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ startsOn, endsOn }) => `${startsOn} – ${endsOn}`}
        rowHref={({ id }) => opened.hrefOf(id)}
        rowActions={menu.rowActions}
        filters={useVacationFilters()}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href={pathname}>{translate('create')}</LinkButton>,
        }}
        {...(can(exporting)
          ? { pages: (options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages() }
          : {})}
      />
      {menu.form}
      <OpenedVacation />
    </ScreenPage>
  )
}
