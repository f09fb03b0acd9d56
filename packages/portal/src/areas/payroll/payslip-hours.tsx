import { useTranslation } from 'react-i18next'
import type { PayslipHours } from '@portal/sdk'
import { Card, DescriptionList, LinkButton, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'

/** The hours of a payslip's month, with a link to acknowledge them (FIC-14, NOM-9). */
export function PayslipHoursCard({ month, hours }: { month: string; hours: PayslipHours }) {
  const { t } = useTranslation('payroll')
  const format = useFormat()
  const { ordinarySeconds, complementarySeconds, extraSeconds, acknowledgedAt } = hours
  const face = (seconds: number) => hoursFace(seconds / 60)
  return (
    <Card title={t('one.hours')} description={t('one.hoursText')} level={3}>
      <Stack space="md">
        <DescriptionList
          layout="grid"
          items={[
            { term: t('one.ordinary'), value: face(ordinarySeconds) },
            { term: t('one.complementary'), value: face(complementarySeconds) },
            { term: t('one.extra'), value: face(extraSeconds) },
          ]}
        />
        {acknowledgedAt === null ? (
          <>
            <p>{t('one.notAcknowledged')}</p>
            <LinkButton icon="check" href={`/accesos?tab=month&month=${month}`}>
              {t('one.confirm')}
            </LinkButton>
          </>
        ) : (
          <p>{t('one.acknowledged', { at: format.dateTime(acknowledgedAt) })}</p>
        )}
      </Stack>
    </Card>
  )
}
