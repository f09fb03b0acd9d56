import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondFactorSecret } from '@portal/sdk'
import { secondFactor } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'

interface SecondFactorCardProps {
  /** Called when it was enabled and the recovery codes were saved. */
  onSetUp?: () => void
}

/** One's own second factor: off, being set up, or on (LOG-9). It loads its own texts. */
export function SecondFactorCard(props: SecondFactorCardProps) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <LoadedCard {...props} />
    </Suspense>
  )
}

function LoadedCard({ onSetUp }: SecondFactorCardProps) {
  const { t } = useTranslation('account')
  const { show } = useFamily(secondFactor)
  const { data, error, refresh } = useData(show, [])
  const [secret, setSecret] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const keep = () => {
    setCodes(undefined)
    onSetUp?.()
  }
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={keep} />
    if (secret)
      return (
        <SecondFactorSetUp
          secret={secret}
          onCancel={() => setSecret(undefined)}
          onDone={(made) => {
            setSecret(undefined)
            setCodes(made)
          }}
        />
      )
    if (data)
      return data.isOn ? (
        <SecondFactorOn state={data} onCodes={setCodes} />
      ) : (
        <SecondFactorOff onStart={setSecret} />
      )
    return error ? <FailureState error={error} onRetry={refresh} /> : <Skeleton lines={3} />
  }
  return (
    <Card
      title={t('secondFactor.title')}
      actions={data?.isOn ? <Badge tone="success">{t('secondFactor.on')}</Badge> : undefined}
    >
      {content()}
    </Card>
  )
}
