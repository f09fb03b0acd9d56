import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { absenceColumns } from './absence-columns.tsx'
import { absenceAsk, absenceRules, useAbsenceFilters } from './absence-query.ts'
import { useAbsenceAmount, useAbsenceLabel, useAbsenceType } from './absence-words.ts'
import { OpenedAbsence } from './opened-absence.tsx'
import { useAbsenceMenu } from './use-absence-menu.tsx'
import { useDecidingAbsences } from './use-deciding-absences.tsx'
import { usePeopleFilters } from './use-team-filters.ts'
import { withPeriod } from './with-period.ts'

/** A queue that others change, too. */
const refreshMs = 30_000

/** The absences of the people in scope: pending ones are decided one by one or in bulk (AUS-12). */
export function ManagedAbsences() {
  const { t } = useTranslation('absenceRequests')
  const translate = useGroupWords('absenceRequests:list')
  const family = useFamily(absences)
  const table = useTableQuery(absenceRules)
  const ask = absenceAsk(table.query)
  const list = useData(family.index, [ask], { keepPrevious: true, refreshMs })
  const opened = useOpened('absence')
  const [amount, typeOf, labelOf] = [useAbsenceAmount(), useAbsenceType(), useAbsenceLabel()]
  const menu = useAbsenceMenu()
  const deciding = useDecidingAbsences(list)
  const people = usePeopleFilters()
  const waiting = { kind: 'yes-no', id: 'waiting', label: t('list.waiting'), isAlwaysShown: true } as const
  const filters = useAbsenceFilters([waiting, ...useLateParts(), ...people])
  return (
    <ScreenPage title={t('list.title')} description={t('manageText')} actions={<ForSomeone />}>
      <ViewedList<Absence>
        label={t('list.title')}
        table={withPeriod(table)}
        list={list}
        specs={useMemo(() => absenceColumns(true, { amount, typeOf }), [amount, typeOf])}
        translate={translate}
        control={deciding.column}
        rowKey={({ id }) => id}
        rowLabel={labelOf}
        rowHref={({ id }) => opened.hrefOf(id)}
        rowActions={menu.rowActions}
        filters={filters}
        {...deciding.table}
        empty={{ title: translate('none'), text: translate('noneText'), action: <ForSomeone /> }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {menu.form}
      {deciding.dialog}
      <OpenedAbsence />
    </ScreenPage>
  )
}

/** Finds sick leave whose next part is late, for whoever may know causes (AUS-4). */
function useLateParts() {
  const { t } = useTranslation('absenceRequests')
  const latePart = { kind: 'yes-no', id: 'latePart', label: t('list.latePart') } as const
  return useCan()('AUSENCIAS_VER_JUSTIFICANTES') ? [latePart] : []
}

/** Reports an absence on behalf of a person (AUS-9). */
function ForSomeone() {
  const { t } = useTranslation('absenceRequests')
  return useCan()('AUSENCIAS') ? (
    <LinkButton icon="plus" href="/crearAusencias?someone=true">
      {t('someone')}
    </LinkButton>
  ) : null
}
