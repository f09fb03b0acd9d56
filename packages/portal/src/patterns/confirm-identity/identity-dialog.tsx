import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Button, Dialog, Form, Inline, PasswordField, Stack, useFormAction } from '@portal/ui-kit'
import { formErrorsOf } from '#patterns/form-errors.tsx'
import { rawTextOf } from '#patterns/form-values.ts'
import { OneTimeCodeField } from './one-time-code-field.tsx'
import { useCodeAsked } from './use-code-asked.ts'

/** Asks for the password, and for the second factor if there is one. */
export function IdentityDialog({ onSettled }: { onSettled: (isConfirmed: boolean) => void }) {
  const { t, i18n } = useTranslation('account')
  const { session } = usePortal()
  const id = useId()
  const code = useCodeAsked()
  const leave = useEffectEvent(() => onSettled(false))
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type === 'ended') leave()
      }),
    [session],
  )
  const confirm = useFormAction({
    action: (values) => session.confirm({ password: rawTextOf(values.password), ...code.of(values) }),
    explain: (error) =>
      code.refusalOf(error) ??
      (isPortalError(error, 'validation') && error.fields.password
        ? { validationErrors: { password: [t('identity.wrong')] } }
        : formErrorsOf(error, i18n.language)),
    onDone: () => onSettled(true),
  })
  return (
    <Dialog
      title={t('identity.title')}
      size="sm"
      isOpen
      onOpenChange={() => onSettled(false)}
      footer={
        <Inline justify="end">
          <Button onPress={() => onSettled(false)}>{t('identity.cancel')}</Button>
          <Button type="submit" form={id} tone="primary" isPending={confirm.isPending}>
            {t('identity.submit')}
          </Button>
        </Inline>
      }
    >
      <Form id={id} aria-label={t('identity.title')} hideSummary {...confirm.form}>
        <Stack space="lg">
          <p>{t('identity.text')}</p>
          <PasswordField
            name="password"
            label={t('identity.password')}
            autoComplete="current-password"
            isRequired
          />
          {code.isAsked ? <OneTimeCodeField /> : null}
        </Stack>
      </Form>
    </Dialog>
  )
}
