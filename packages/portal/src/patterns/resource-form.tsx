import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Drawer, Form, Inline, Stack, toast, UnsavedPrompt, type FormValues } from '@portal/ui-kit'
import { DraftArea } from './drafts/draft-area.tsx'
import { useDraft } from './drafts/use-draft.ts'
import { useForm } from './use-form.ts'

interface ResourceFormProps<Result> {
  title: string
  /** Names what is written, one word for one form and thing: `fields.new`. */
  draft: string
  /** Writes what the form says; what it rejects with is shown at the fields. */
  send: (values: FormValues) => Promise<Result>
  /** What the notice says when it was taken; left out where what comes after says it. */
  done?: string
  /** What comes after; the form is closed when left out. */
  onDone?: (result: Result) => void
  /** The verb of the button; “Save” when left out. */
  sendLabel?: string
  onClose: () => void
  /** What stands above the fields, and may throw away what was written. */
  notice?: (throwAway: () => void) => ReactNode
  children: ReactNode
}

/**
 * A form in a drawer beside the list it belongs to. It closes when the server has taken it, asks before it throws away
 * what was written, and has it again after a reload or the end of the session. Its first field has the focus.
 */
export function ResourceForm<Result>({
  title,
  draft: name,
  send,
  done,
  onDone,
  sendLabel,
  onClose,
  notice,
  children,
}: ResourceFormProps<Result>) {
  const { t } = useTranslation('general')
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  const draft = useDraft(name)
  const save = useForm({
    action: send,
    onDone: (result) => {
      draft.drop()
      if (done !== undefined) toast({ tone: 'success', title: done })
      if (onDone === undefined) onClose()
      else onDone(result)
    },
  })
  const leave = () => (draft.isWritten() ? setLeaving(true) : onClose())
  const throwAway = () => {
    draft.drop()
    onClose()
  }
  return (
    <Drawer
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : leave())}
      footer={
        <Inline justify="end">
          <Button onPress={leave}>{t('actions.cancel')}</Button>
          <Button type="submit" form={id} tone="primary" isPending={save.isPending}>
            {sendLabel ?? t('actions.save')}
          </Button>
        </Inline>
      }
    >
      <DraftArea draft={draft}>
        <Form id={id} aria-label={title} {...save.form}>
          <Stack space="lg">
            {notice?.(throwAway)}
            {children}
          </Stack>
        </Form>
      </DraftArea>
      <UnsavedPrompt isAsking={isLeaving} onStay={() => setLeaving(false)} onLeave={throwAway} />
    </Drawer>
  )
}
