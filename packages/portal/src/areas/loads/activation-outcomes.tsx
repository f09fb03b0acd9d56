import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { Card, DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The results of attempts, most frequent first. */
export function ActivationOutcomes({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  const { outcomes } = activation.progress
  return (
    <Card title={t('outcomes.title')}>
      {outcomes.length === 0 ? (
        <p>{t('outcomes.none')}</p>
      ) : (
        <DescriptionList items={outcomes.map(({ name, count }) => ({ term: name, value: whole(count) }))} />
      )}
    </Card>
  )
}
