import { useTranslation } from 'react-i18next'
import { type SecondFactorState } from '@portal/sdk'
import { secondFactor } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, ConfirmDialog, Inline, Stack, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

interface SecondFactorOnProps {
  state: SecondFactorState
  onCodes: (recoveryCodes: readonly string[]) => void
}

/** Actions on a second factor: new recovery codes, and disabling it unless a role requires it. */
export function SecondFactorOn({ state, onCodes }: SecondFactorOnProps) {
  const { t } = useTranslation('account')
  const family = useFamily(secondFactor)
  const renewCodes = useAttempt(family.renewCodes)
  const destroy = useConfirmedAction(family.destroy)
  const error = renewCodes.error ?? destroy.error
  const renew = async () => {
    const made = await renewCodes()
    if (made) onCodes(made.value.recoveryCodes)
  }
  const remove = async () => {
    await destroy()
    toast({ tone: 'success', title: t('secondFactor.removed') })
  }
  return (
    <Stack space="md">
      <p>{t('secondFactor.left', { number: state.recoveryCodesLeft })}</p>
      {state.isRequired ? <p>{t('secondFactor.required')}</p> : null}
      {error ? (
        <Alert tone="danger">
          <Refusal error={error} />
        </Alert>
      ) : null}
      <Inline>
        <Button isPending={renewCodes.isPending} onPress={() => void renew()}>
          {t('secondFactor.renew')}
        </Button>
        {state.isRequired ? null : (
          <ConfirmDialog
            tone="danger"
            title={t('secondFactor.removeTitle')}
            confirmLabel={t('secondFactor.remove')}
            onConfirm={remove}
            isPending={destroy.isPending}
            trigger={<Button>{t('secondFactor.remove')}</Button>}
          >
            {t('secondFactor.removeText')}
          </ConfirmDialog>
        )}
      </Inline>
    </Stack>
  )
}
