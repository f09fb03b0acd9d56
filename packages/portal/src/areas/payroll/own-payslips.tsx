import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipYear } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, DataTable, EmptyState, Inline, Select, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { usePayslipColumns } from './payslip-columns.tsx'
import { PayslipDrawer } from './payslip-drawer.tsx'
import { YearToDate } from './year-to-date.tsx'

/** One's own payslips of a year, with their sums; amounts are hidden until requested (NOM-1, NOM-8). */
export function OwnPayslips() {
  const { t } = useTranslation('payroll')
  const { id: year, replace } = useOpened('year')
  const { data, error, refresh } = useData(useFamily(payslips).own, [queryOf(year)], { keepPrevious: true })
  const [isShown, setShown] = useState(false)
  const opened = useOpened('payslip')
  const actions =
    data === undefined || data.years.length === 0 ? undefined : (
      <Inline noWrap>
        <Button icon={isShown ? 'eyeOff' : 'eye'} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'own.hide' : 'own.show')}
        </Button>
        <YearChoice data={data} onChange={replace} />
      </Inline>
    )
  return (
    <ScreenPage title={t('own.tab')} description={t('own.text')} actions={actions}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton shape="block" height="24rem" />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Year data={data} isShown={isShown} />
      )}
      {opened.id === null ? null : <PayslipDrawer key={opened.id} id={opened.id} onClose={opened.close} />}
    </ScreenPage>
  )
}

/** The year in the URL; without one the service uses the latest. */
function queryOf(year: string | null) {
  const asked = Number(year)
  return Number.isInteger(asked) && asked >= 1970 && asked <= 2099 ? { year: asked } : {}
}

function YearChoice({
  data: { year, years },
  onChange,
}: {
  data: PayslipYear
  onChange: (year: string) => void
}) {
  const { t } = useTranslation('payroll')
  const all = years.includes(year) ? years : [year, ...years]
  return (
    <Select
      label={t('own.year')}
      isLabelHidden
      options={all.map((one) => ({ id: String(one), label: String(one) }))}
      value={String(year)}
      onChange={onChange}
    />
  )
}

function Year({ data, isShown }: { data: PayslipYear; isShown: boolean }) {
  const { t } = useTranslation('payroll')
  const opened = useOpened('payslip')
  const columns = usePayslipColumns(isShown)
  const label = t('own.list', { year: data.year })
  if (data.payslips.length === 0)
    return (
      <Card>
        <EmptyState icon="fileText" title={t('own.none')}>
          {t('own.noneText')}
        </EmptyState>
      </Card>
    )
  return (
    <Stack space="lg">
      <YearToDate data={data} isShown={isShown} />
      <Card padding="none">
        <DataTable
          label={label}
          rows={data.payslips}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ month }) => t('one.title', { month })}
          rowHref={({ id }) => opened.hrefOf(id)}
          hideColumnChooser
        />
      </Card>
    </Stack>
  )
}
