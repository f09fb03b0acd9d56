import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { Card, Columns, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ActivationProgress } from './activation-progress.tsx'
import { SumText } from './activation-sum-text.tsx'

const counted = [
  ...(['waiting', 'resting', 'held', 'finished'] as const),
  ...(['blockedLater', 'missing', 'withdrawn', 'servedToday', 'attempts'] as const),
]

/** The progress of an activation, in which every member of its segment is accounted for. */
export function ActivationSums({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  const { progress, sum, state } = activation
  return (
    <Card title={t('progress.title')}>
      <Stack space="xl">
        <ActivationProgress activation={activation} />
        <Columns count="auto" space="md">
          {counted.map((name) => (
            <Stat key={name} label={t(`progress.${name}`)} value={whole(progress[name])} />
          ))}
        </Columns>
        {state === 'preparing' ? null : <SumText sum={sum} />}
      </Stack>
    </Card>
  )
}
