import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { recovery } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Form, type FormValues, Stack, TextField, useFormAction } from '@portal/ui-kit'
import { rowsOf, textOf } from '#patterns/form-values.ts'
import { isTicketOver, useRecoveryFailure } from './recovery-failure.ts'
import { LinkIsOver, RecoveryFrame } from './recovery-frame.tsx'
import type { OpenRecovery } from './use-recovery.ts'

/** The second step of a recovery: the security questions, with five attempts in total (LOG-5). */
export function AnswerQuestionsScreen() {
  const { t } = useTranslation('recovery')
  return (
    <RecoveryFrame title={t('answer.title')} text={t('answer.text')}>
      {(known) => <Answers {...known} />}
    </RecoveryFrame>
  )
}

function Answers({ ticket, questions }: OpenRecovery) {
  const { t } = useTranslation('recovery')
  const { answer } = useFamily(recovery)
  const explain = useRecoveryFailure()
  const [state, setState] = useState<'asking' | 'answered' | 'over'>(
    questions.length === 0 ? 'answered' : 'asking',
  )
  const answersIn = (values: FormValues) =>
    rowsOf(values.answers).flatMap((row, index) => {
      const question = questions[index]
      return question === undefined ? [] : [{ question, answer: textOf(row.answer) }]
    })
  const send = useFormAction({
    action: (values) => answer({ ticket, answers: answersIn(values) }),
    explain: (error) => {
      if (isTicketOver(error)) setState('over')
      const left = triesLeft(error)
      return left === undefined ? explain(error) : { formError: t('answer.wrong', { count: left }) }
    },
    onDone: () => setState('answered'),
  })
  if (state === 'answered') return <Navigate to="/pages/reset-password" replace />
  if (state === 'over') return <LinkIsOver title={t('answer.title')} />
  return (
    <Form aria-label={t('answer.title')} autoComplete="off" {...send.form}>
      <Stack space="lg">
        {questions.map((question, index) => (
          <TextField
            key={question}
            name={`answers[${index}].answer`}
            label={t(`questions.${question}`)}
            maxLength={200}
            autoComplete="off"
            spellCheck="false"
            isRequired
          />
        ))}
        <Button type="submit" tone="primary" size="lg" isWide isPending={send.isPending}>
          {t('answer.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

/** The remaining attempts after wrong answers, without saying which were wrong. */
function triesLeft(error: unknown): number | undefined {
  return isPortalError(error, 'validation') ? error.fields.answers?.[0]?.count : undefined
}
