import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkdayAdaptation } from '@portal/sdk'
import { workdayAdaptations } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { RadioGroup, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'

const answers = ['granted', 'proposed', 'refused'] as const
const most = 1000

/** Answers a request: a refusal needs a reason, and an alternative its content (AUS-11). */
export function AnswerForm({ adaptation, onClose }: { adaptation: WorkdayAdaptation; onClose: () => void }) {
  const { t } = useTranslation('adaptations')
  const [answer, setAnswer] = useState<(typeof answers)[number]>('granted')
  const family = useFamily(workdayAdaptations)
  const send = useAction(family.answer)
  const { id, person, wanted } = adaptation
  return (
    <SeenForm
      title={t('answer.title', { person: person.displayName })}
      draft={`workdayAdaptations.answer.${id}`}
      row={adaptation}
      send={(values, seen) =>
        send(id, {
          ...{ ...seen, answer },
          ...(answer === 'proposed' ? { alternative: textOf(values.alternative) } : {}),
          ...(textOf(values.comment) === '' ? {} : { comment: textOf(values.comment) }),
        })
      }
      done={t('answer.done')}
      sendLabel={t('answer.act')}
      onClose={onClose}
    >
      <p>{wanted}</p>
      <RadioGroup
        name="answer"
        label={t('answer.answer')}
        options={answers.map((one) => ({ id: one, label: t(`answer.answers.${one}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      {answer === 'proposed' ? (
        <TextArea
          name="alternative"
          label={t('answer.alternative')}
          minLength={3}
          maxLength={most}
          isRequired
        />
      ) : null}
      <TextArea
        name="comment"
        label={t('answer.comment')}
        description={t('answer.commentHelp')}
        minLength={3}
        maxLength={most}
        isRequired={answer === 'refused'}
      />
    </SeenForm>
  )
}
