import { useTranslation } from 'react-i18next'
import type { TeleworkPersonDetail } from '@portal/sdk'
import { Alert, Card, DescriptionList, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'

/** The recorded share of the last three months, and whether the law requires an agreement. */
export function TeleworkFigures({ detail, level }: { detail: TeleworkPersonDetail; level: 2 | 3 }) {
  const { t } = useTranslation('telework')
  const format = useFormat()
  const { from, until, share, workedSeconds, remoteSeconds, isLacking } = detail
  const percent = share === null ? null : `${format.number(share)} %`
  return (
    <Card title={t('own.figures')} description={t('version.period', { from, until })} level={level}>
      <Stack space="md">
        {isLacking ? <Alert tone="warning">{t('lacking.text')}</Alert> : null}
        <DescriptionList
          layout="grid"
          items={[
            { term: t('people.share'), value: percent },
            { term: t('people.remoteHours'), value: hoursFace(remoteSeconds / 60) },
            { term: t('people.workedHours'), value: hoursFace(workedSeconds / 60) },
            { term: t('people.remoteDays'), value: detail.remoteDays },
            { term: t('people.plannedDays'), value: detail.plannedDays },
            { term: t('people.contradictions'), value: detail.contradictions },
          ]}
        />
      </Stack>
    </Card>
  )
}
