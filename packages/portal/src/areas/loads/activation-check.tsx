import { useTranslation } from 'react-i18next'
import type { ActivationInput, ActivationOptions, ActivationSum } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert } from '@portal/ui-kit'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { useCounted } from '#patterns/use-counted.ts'
import type { Chosen } from './activation-input.ts'
import { SumText } from './activation-sum-text.tsx'

/** The expected result of the activation, once segment and skill are chosen. */
export function ActivationCheck({ chosen, known }: { chosen: Chosen; known: ActivationOptions }) {
  const { t } = useTranslation('activations')
  const { check } = useFamily(activations)
  const { segmentId, skillId, quantity = null } = chosen
  const asked: ActivationInput | undefined =
    segmentId === undefined || skillId === undefined
      ? undefined
      : { name: t('form.send'), segmentId, skillId, quantity, order: { kind: 'newest' }, maxAttempts: 1 }
  const { preview, error, isCounting } = useCounted(check, asked)
  if (known.segments.find(({ id }) => id === segmentId)?.isStale === true)
    return <Alert tone="warning">{t('form.stale')}</Alert>
  if (asked === undefined) return <Alert isSilent>{t('form.choose')}</Alert>
  return <Answer preview={isCounting ? undefined : preview} error={error} />
}

function Answer({ preview, error }: { preview: ActivationSum | undefined; error: unknown }) {
  const { t } = useTranslation('activations')
  if (error !== undefined)
    return (
      <Alert tone="warning">
        <Refusal error={error} />
      </Alert>
    )
  return <Alert isSilent>{preview === undefined ? t('form.checking') : <SumText sum={preview} />}</Alert>
}
