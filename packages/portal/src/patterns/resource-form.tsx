import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Drawer, Form, Inline, Stack, toast, UnsavedPrompt, type FormValues } from '@portal/ui-kit'
import { DraftArea } from './drafts/draft-area.tsx'
import { useDraft } from './drafts/use-draft.ts'
import { useForm } from './use-form.ts'

interface ResourceFormProps<Result> {
  title: string
  /** The name of the draft, for form and subject: `fields.new`. */
  draft: string
  /** Sends the form; a rejection is shown at the fields. */
  send: (values: FormValues) => Promise<Result>
  /** The notice after success; left out where the next step announces it. */
  done?: string
  /** Called after success. Defaults to closing the form. */
  onDone?: (result: Result) => void
  /** The verb of the button. Defaults to “Save”. */
  sendLabel?: string
  onClose: () => void
  /** Content above the fields, which may discard the text. */
  notice?: (throwAway: () => void) => ReactNode
  children: ReactNode
}

/**
 * A form in a drawer beside its list. It closes once the server has accepted it, asks before discarding text, and
 * restores it after a reload or the end of the session. Its first field is focused.
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
