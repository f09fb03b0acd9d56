import { useTranslation } from 'react-i18next'
import type { SecondFactorSecret } from '@portal/sdk'
import { secondFactor } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Form, Inline, Stack, TextField, useFormAction } from '@portal/ui-kit'
import { useCodeAsked } from '#patterns/confirm-identity/use-code-asked.ts'
import { formErrorsOf } from '#patterns/form-errors.tsx'
import { textOf } from '#patterns/form-values.ts'
import { QrPicture } from './qr-picture.tsx'

interface SecondFactorSetUpProps {
  secret: SecondFactorSecret
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret for the person's app, as a QR code and as text, and asks for the first code. */
export function SecondFactorSetUp({ secret, onCancel, onDone }: SecondFactorSetUpProps) {
  const { t, i18n } = useTranslation('account')
  const family = useFamily(secondFactor)
  const code = useCodeAsked()
  const confirm = useFormAction({
    action: (values) => family.confirm({ code: textOf(values.code) }),
    explain: (error) => code.refusalOf(error) ?? formErrorsOf(error, i18n.language),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const key = secret.secret.match(/.{1,4}/g)?.join(' ') ?? secret.secret
  return (
    <Form aria-label={t('secondFactor.title')} hideSummary {...confirm.form}>
      <Stack space="lg">
        <p>{t('secondFactor.scan')}</p>
        <QrPicture text={secret.address} label={t('secondFactor.picture')} />
        <DescriptionList layout="grid" items={[{ term: t('secondFactor.key'), value: key }]} />
        <TextField
          name="code"
          label={t('secondFactor.first')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          isRequired
        />
        <Inline>
          <Button type="submit" tone="primary" isPending={confirm.isPending}>
            {t('secondFactor.confirm')}
          </Button>
          <Button onPress={onCancel}>{t('secondFactor.cancel')}</Button>
        </Inline>
      </Stack>
    </Form>
  )
}
