import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { registration } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Form, Link, Stack, TextField, useFormAction } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { isLanguage } from '#phrases/phrases.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordOf, useNewPasswordRefusal } from './new-password.ts'
import { noticePath } from './notices.ts'

/** The form to request an account (specification §3). The response never reveals who has one already. */
export function RegisterForm() {
  const { t, i18n } = useTranslation('account')
  const { create } = useFamily(registration)
  const navigate = useNavigate()
  const explain = useNewPasswordRefusal()
  const { language } = i18n
  const register = useFormAction({
    action: async (values) => {
      const password = newPasswordOf(values)
      const person = { displayName: textOf(values.displayName), email: textOf(values.email) }
      await create({ ...person, password, ...(isLanguage(language) ? { locale: language } : {}) })
    },
    explain,
    onDone: () => void navigate(noticePath('registered')),
  })
  return (
    <Form aria-label={t('register.title')} {...register.form}>
      <Stack space="lg">
        <TextField
          name="displayName"
          label={t('register.displayName')}
          autoComplete="name"
          maxLength={120}
          isRequired
        />
        <TextField
          name="email"
          type="email"
          label={t('register.email')}
          description={t('register.emailHelp')}
          autoComplete="email"
          maxLength={80}
          isRequired
        />
        <NewPasswordFields label={t('register.password')} />
        <Button type="submit" tone="primary" size="lg" isWide isPending={register.isPending}>
          {t('register.submit')}
        </Button>
        <Link href="/pages/login">{t('register.haveOne')}</Link>
      </Stack>
    </Form>
  )
}
