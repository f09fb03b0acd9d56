import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '@portal/sdk/react'
import { Button, Drawer, Form, Inline, Stack, toast, type FormValues } from '@portal/ui-kit'
import { formErrorsOf } from './form-errors.ts'

interface ResourceFormProps<Result> {
  title: string
  /** Writes what the form says; what the server refuses appears at the fields. */
  send: (values: FormValues) => Promise<Result>
  done: string
  onDone?: (result: Result) => void
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a drawer beside the list it belongs to. It closes when the server has taken it. */
export function ResourceForm<Result>({
  title,
  isOpen,
  onClose,
  children,
  ...form
}: ResourceFormProps<Result>) {
  return (
    <Drawer title={title} isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      {(close) => (
        <OpenForm {...form} title={title} close={close}>
          {children}
        </OpenForm>
      )}
    </Drawer>
  )
}

type OpenFormProps<Result> = Omit<ResourceFormProps<Result>, 'isOpen' | 'onClose'> & { close: () => void }

function OpenForm<Result>({ title, send, done, onDone, close, children }: OpenFormProps<Result>) {
  const { t, i18n } = useTranslation('general')
  const action = useAction(send)
  const id = useId()
  const submit = async (values: FormValues) => {
    const result = await action(values).catch(() => undefined)
    if (result === undefined) return
    toast({ tone: 'success', title: done })
    onDone?.(result)
    close()
  }
  return (
    <Form
      id={id}
      aria-label={title}
      onSubmit={(values) => void submit(values)}
      {...formErrorsOf(action.error, i18n.language)}
    >
      <Stack space="lg">
        {children}
        <Inline justify="end">
          <Button onPress={close}>{t('actions.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={action.isPending}>
            {t('actions.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
