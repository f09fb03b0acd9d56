import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, Card, DescriptionList, Form, Inline, Stack, TextArea } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { textOf } from '#patterns/form-values.ts'
import { useForm } from '#patterns/use-form.ts'
import { taskPriorities, taskStates } from './task-values.ts'

type Entry = TaskDetail['entries'][number]

/** The history and notes of a task, oldest first, and a form for notes. */
export function TaskThread({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const wordsOf = useEntryWords()
  return (
    <Stack space="md">
      <Card title={t('one.history')}>
        <DescriptionList
          items={task.entries.map((entry) => ({
            term: `${format.dateTime(entry.at)} · ${entry.by.displayName}`,
            value: [wordsOf(entry), ...(entry.text === null ? [] : [entry.text])].join(': '),
          }))}
        />
      </Card>
      <NoteForm id={task.id} label={t('one.note')} />
    </Stack>
  )
}

/** An entry in words, with the labels of states and priorities; names and dates are used as they are. */
function useEntryWords() {
  const { t } = useTranslation('tasks')
  const stateOf = (word: string | null) => taskStates.find((one) => one === word)
  const priorityOf = (word: string | null) => taskPriorities.find((one) => one === word)
  return ({ kind, before, after }: Entry): string => {
    if (kind === 'created' || kind === 'note' || kind === 'content') return t(`entries.${kind}`)
    const show = (word: string | null): string => {
      if (kind === 'state') return t(`list.states.${stateOf(word) ?? 'open'}`)
      if (kind === 'priority') return t(`list.priorities.${priorityOf(word) ?? 'normal'}`)
      return word ?? '—'
    }
    return t(`entries.${kind}`, { before: show(before), after: show(after) })
  }
}

/** The form stays mounted after a note, so that the drawer keeps the focus and Escape always closes it. */
function NoteForm({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('tasks')
  const answer = useAction(useFamily(tasks).answer)
  const draft = useDraft(`tasks.note.${id}`)
  const send = useForm({
    action: ({ text }) => answer(id, { text: textOf(text) }),
    onDone: draft.settle,
  })
  return (
    <DraftArea draft={draft}>
      <Form aria-label={label} isAside {...send.form}>
        <Stack space="sm">
          <TextArea
            // Clears the sent text.
            key={draft.settled}
            name="text"
            label={label}
            maxLength={2000}
            isRequired
            autoFocus={draft.settled > 0}
          />
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
