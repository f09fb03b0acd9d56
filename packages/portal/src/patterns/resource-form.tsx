import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Drawer, Form, Inline, Stack, toast, type FormValues } from '@portal/ui-kit'
import { formErrorsOf } from './form-errors.ts'

interface ResourceFormProps {
  title: string
  /** Writes what the form says; answers undefined when the server refused it. */
  send: (values: FormValues) => Promise<object | undefined>
  isPending: boolean
  /** What the server refused, to be shown at the fields. */
  error: unknown
  done: string
  onClose: () => void
  children: ReactNode
}

/** A form in a drawer beside the list it belongs to. It closes when the server has taken it. */
export function ResourceForm({ title, send, isPending, error, done, onClose, children }: ResourceFormProps) {
  const { t, i18n } = useTranslation('general')
  const id = useId()
  const submit = async (values: FormValues) => {
    if ((await send(values)) === undefined) return
    toast({ tone: 'success', title: done })
    onClose()
  }
  return (
    <Drawer
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={id} tone="primary" isPending={isPending}>
            {t('actions.save')}
          </Button>
        </Inline>
      }
    >
      <Form
        id={id}
        aria-label={title}
        onSubmit={(values) => void submit(values)}
        {...formErrorsOf(error, i18n.language)}
      >
        <Stack space="lg">{children}</Stack>
      </Form>
    </Drawer>
  )
}
