import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Link, LinkButton } from '@portal/ui-kit'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { absenceColumns } from './absence-columns.tsx'
import { absenceAsk, absenceRules, useAbsenceFilters } from './absence-query.ts'
import { useAbsenceAmount, useAbsenceDates, useAbsenceType } from './absence-words.ts'
import { OpenedAbsence } from './opened-absence.tsx'
import { useAbsenceMenu } from './use-absence-menu.tsx'
import { useProofColumn } from './use-proof-column.tsx'
import { unproved, useOwnProofs } from './waiting.ts'
import { withPeriod } from './with-period.ts'

/** The adaptations requested from the person. */
const askedHref = `/ausencias?selectedState=${unproved.join(',')}`

/** The person's absences with their outcome; a missing proof is uploaded in its row (AUS-2, AUS-12). */
export function OwnAbsences({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('absenceRequests')
  const translate = useGroupWords('absenceRequests:list')
  const family = useFamily(absences)
  const table = useTableQuery(absenceRules)
  const ask = { ...absenceAsk(table.query), employeeId }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const opened = useOpened('absence')
  const [amount, typeOf, datesOf] = [useAbsenceAmount(), useAbsenceType(), useAbsenceDates()]
  const menu = useAbsenceMenu()
  const waiting = useOwnProofs().count ?? 0
  const specs = useMemo(() => absenceColumns(false, { amount, typeOf }), [amount, typeOf])
  const proofs = useProofColumn(list.data?.data ?? [], (row) => menu.ask('justify', row))
  return (
    <ScreenPage
      title={t('list.title')}
      description={
        waiting === 0 ? translate('text') : <Link href={askedHref}>{t('asked', { count: waiting })}</Link>
      }
      actions={
        <LinkButton tone="primary" icon="plus" href="/crearAusencias">
          {translate('create')}
        </LinkButton>
      }
    >
      <ViewedList<Absence>
        label={t('list.title')}
        table={withPeriod(table)}
        list={list}
        specs={specs}
        translate={translate}
        control={proofs}
        rowKey={({ id }) => id}
        rowLabel={(row) => `${typeOf(row.type)}, ${datesOf(row)}`}
        rowHref={({ id }) => opened.hrefOf(id)}
        rowActions={menu.rowActions}
        filters={useAbsenceFilters()}
        empty={{
          title: translate('none'),
          text: translate('noneText'),
          action: <LinkButton href="/crearAusencias">{translate('create')}</LinkButton>,
        }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      />
      {menu.form}
      <OpenedAbsence />
    </ScreenPage>
  )
}
