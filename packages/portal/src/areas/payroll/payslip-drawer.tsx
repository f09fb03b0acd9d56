import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipDetail } from '@portal/sdk'
import { payslips } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, DescriptionList, Drawer, Inline, Link, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { PdfOnDemand } from './pdf-on-demand.tsx'
import { PayslipDownloads } from './payslip-downloads.tsx'
import { PayslipHoursCard } from './payslip-hours.tsx'

/** One's own payslip: its PDF on demand, the hours of its month, and its versions. */
export function PayslipDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('payroll')
  const { data, error, refresh } = useData(useFamily(payslips).show, [id])
  return (
    <Drawer
      title={t('one.title', { month: data?.month ?? '' })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="lg">
          {data.state === 'withdrawn' ? null : <Document payslip={data} />}
          {data.hours === null ? null : <PayslipHoursCard month={data.month} hours={data.hours} />}
          <Versions payslip={data} />
        </Stack>
      )}
    </Drawer>
  )
}

/** The document shows amounts, so it is loaded on demand. */
function Document({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation('payroll')
  const { id, month } = payslip
  const { file } = useFamily(payslips)
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback(() => file(id), [file, id])
  return (
    <Stack space="md">
      <Inline>
        {isOpen ? null : (
          <Button icon="eye" onPress={() => setOpen(true)}>
            {t('one.view')}
          </Button>
        )}
        <PayslipDownloads payslip={payslip} />
      </Inline>
      {isOpen ? (
        <PdfOnDemand title={t('one.title', { month })} fileName={`nomina-${month}.pdf`} ask={ask} />
      ) : null}
    </Stack>
  )
}

function Versions({ payslip: { id: shown, versions } }: { payslip: PayslipDetail }) {
  const { t } = useTranslation('payroll')
  const format = useFormat()
  const { hrefOf } = useOpened('payslip')
  return (
    <Card title={t('one.versions')} level={3}>
      <DescriptionList
        items={versions.map(({ id, version, state, publishedAt, closedAt, sha256 }) => {
          const at = format.dateTime(closedAt)
          const name = t('one.version', { version })
          return {
            term: `${name} · ${format.dateTime(publishedAt)}`,
            value: (
              <Stack space="xs">
                {id === shown ? (
                  t(`states.${state}`)
                ) : (
                  <Link href={hrefOf(id)}>{`${name}: ${t(`states.${state}`)}`}</Link>
                )}
                {state === 'published' ? null : (
                  <span>{t(state === 'replaced' ? 'one.replacedAt' : 'one.withdrawnAt', { at })}</span>
                )}
                <code>{`SHA-256 ${sha256.slice(0, 16)}…`}</code>
              </Stack>
            ),
          }
        })}
      />
    </Card>
  )
}
