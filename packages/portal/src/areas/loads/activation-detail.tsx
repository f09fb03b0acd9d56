import { useTranslation } from 'react-i18next'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Card, Status } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { ActivationButtons } from './activation-buttons.tsx'
import { ActivationFacts } from './activation-facts.tsx'
import { ActivationLists } from './activation-lists.tsx'
import { ActivationOutcomes } from './activation-outcomes.tsx'
import { ActivationSums } from './activation-sums.tsx'
import { activationTones, refreshOf } from './activation-state.ts'
import { Waiting } from '#patterns/waiting-part.tsx'

/** One activation: its progress, the results of its members, and the blacklists it was checked against. */
export function ActivationDetail({ id }: { id: string }) {
  const { t } = useTranslation(['activations', 'menu'])
  const { show } = useFamily(activations)
  const { data, error, refresh } = useData(show, [id], {
    refreshMs: (answer) => (answer === undefined ? 0 : refreshOf(answer)),
  })
  if (data === undefined)
    return (
      <ScreenPage title={t('menu:screens.activations')}>
        <Card>
          <Waiting error={error} onRetry={refresh} />
        </Card>
      </ScreenPage>
    )
  return (
    <ScreenPage
      title={data.name}
      meta={<Status tone={activationTones[data.state]}>{t(`states.${data.state}`)}</Status>}
      actions={<ActivationButtons activation={data} />}
    >
      {data.failure === null ? null : <Alert tone="danger">{t(`failures.${data.failure}`)}</Alert>}
      <ActivationSums activation={data} />
      <ActivationOutcomes activation={data} />
      <ActivationLists activation={data} />
      <ActivationFacts activation={data} />
    </ScreenPage>
  )
}
