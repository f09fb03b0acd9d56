import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SecurityQuestionId } from '@portal/sdk'
import { securityQuestions } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import {
  Alert,
  Button,
  Form,
  type FormValues,
  Select,
  Stack,
  TextField,
  toast,
  useFormAction,
} from '@portal/ui-kit'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { rowsOf, textOf } from '#patterns/form-values.ts'
import { useRecoveryFailure } from './recovery-failure.ts'
import { isSecurityQuestion, securityQuestionIds } from './security-question-ids.ts'

const positions = [0, 1, 2]

/** Three questions of the list, each with an answer; a question taken once is not offered again. */
export function SecurityQuestionsForm({ questions }: { questions: readonly SecurityQuestionId[] }) {
  const { t } = useTranslation('recovery')
  const { update } = useFamily(securityQuestions)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => positions.map((at) => questions[at] ?? null))
  const save = useFormAction({
    action: (values) => withIdentity(() => update({ answers: answersIn(values) })),
    explain: useRecoveryFailure(),
    onDone: () => {
      toast({ tone: 'success', title: t('set.done') })
      void navigate('/', { replace: true })
    },
  })
  const optionsAt = (position: number) =>
    securityQuestionIds
      .filter((id) => id === chosen[position] || !chosen.includes(id))
      .map((id) => ({ id, label: t(`questions.${id}`) }))
  return (
    <Form aria-label={t('set.title')} autoComplete="off" {...save.form}>
      <Stack space="lg">
        {questions.length > 0 ? (
          <Alert tone="info" isSilent>
            {t('set.already')}
          </Alert>
        ) : null}
        {positions.map((position) => (
          <Stack key={position} space="sm">
            <Select
              name={`answers[${position}].question`}
              label={t('set.question', { number: position + 1 })}
              options={optionsAt(position)}
              value={chosen[position] ?? null}
              onChange={(id) => setChosen((before) => before.map((one, at) => (at === position ? id : one)))}
              isRequired
            />
            <TextField
              name={`answers[${position}].answer`}
              label={t('set.answer', { number: position + 1 })}
              maxLength={200}
              autoComplete="off"
              spellCheck="false"
              isRequired
            />
          </Stack>
        ))}
        <Button type="submit" tone="primary" size="lg" isWide isPending={save.isPending}>
          {t('set.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

function answersIn(values: FormValues) {
  return rowsOf(values.answers).flatMap(({ question, answer }) => {
    const id = textOf(question)
    return isSecurityQuestion(id) ? [{ question: id, answer: textOf(answer) }] : []
  })
}
