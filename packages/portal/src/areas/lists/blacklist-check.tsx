import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistCheck as Checked } from '@portal/sdk'
import { blacklistEntries } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Form, Inline, Stack, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { useForm } from '#patterns/use-form.ts'
import { CheckAnswer } from './check-answer.tsx'

/** “¿Está este número?”: one value, and at once which lists name it, since when and where that is checked (LNE-3). */
export function BlacklistCheck() {
  const { t } = useTranslation('blacklists')
  const { check } = useFamily(blacklistEntries)
  const [answer, setAnswer] = useState<Checked>()
  const send = useForm({ action: (values) => check({ value: textOf(values.value) }), onDone: setAnswer })
  return (
    <Stack space="sm">
      <Form aria-label={t('check.label')} isAside {...send.form}>
        <Inline align="end">
          <TextField name="value" label={t('check.label')} placeholder={t('check.help')} isRequired maxLength={254} />
          <Button type="submit" icon="search" isPending={send.isPending}>
            {t('check.submit')}
          </Button>
        </Inline>
      </Form>
      {answer === undefined ? null : <CheckAnswer answer={answer} />}
    </Stack>
  )
}
