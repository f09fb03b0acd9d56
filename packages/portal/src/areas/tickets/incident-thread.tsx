import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Badge, Button, Card, Checkbox, Form, Inline, Stack, TextArea } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useForm } from '#patterns/use-form.ts'

/** The messages of an incident, oldest first, and a reply form until it is closed. */
export function IncidentThread({ incident }: { incident: IncidentDetail }) {
  const { t } = useTranslation('incidents')
  const format = useFormat()
  const { messages, state } = incident
  const [sent, setSent] = useState(0)
  return (
    <Stack space="md">
      {messages.map(({ id, author, text, internal, createdAt }) => (
        <Card
          key={id}
          title={author.displayName}
          description={format.dateTime(createdAt)}
          actions={internal ? <Badge>{t('one.internalNote')}</Badge> : undefined}
        >
          {text}
        </Card>
      ))}
      {/* Remounted after each reply, to clear the sent text. Messages of others do not reset it. */}
      {state === 'closed' ? (
        <p>{t('one.closedText')}</p>
      ) : (
        <Answer key={sent} incident={incident} isNext={sent > 0} onSent={() => setSent(sent + 1)} />
      )}
    </Stack>
  )
}

interface AnswerProps {
  incident: IncidentDetail
  /** Replaces the form that was sent, and takes its focus. */
  isNext: boolean
  onSent: () => void
}

function Answer({ incident: { id, canManage }, isNext, onSent }: AnswerProps) {
  const { t } = useTranslation('incidents')
  const answer = useAction(useFamily(incidents).answer)
  const draft = useDraft(`incidents.answer.${id}`)
  const send = useForm({
    action: ({ text, internal }) => answer(id, { text: textOf(text), internal: isTicked(internal) }),
    onDone: () => {
      draft.drop()
      onSent()
    },
  })
  return (
    <DraftArea draft={draft}>
      <Form aria-label={t('one.answer')} isAside {...send.form}>
        <Stack space="sm">
          <TextArea name="text" label={t('one.answer')} maxLength={2000} isRequired autoFocus={isNext} />
          {canManage ? <Checkbox name="internal" label={t('one.internal')} /> : null}
          <Inline justify="end">
            <Button type="submit" icon="send" isPending={send.isPending}>
              {t('one.send')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </DraftArea>
  )
}
