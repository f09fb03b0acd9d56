import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormProps } from '#components/form/form.tsx'
import type { FormValues } from '#components/form/read-form.ts'
import type { ValidationErrors } from '#components/form/shown-errors.ts'

/** The messages of a server error: at each field, or one for the whole form. */
export interface FormRefusal {
  validationErrors?: ValidationErrors | undefined
  formError?: ReactNode
}

/** What to do when a form is submitted. */
export interface FormActionOptions<Result> {
  /** Sends the values; throws on an error. */
  action: (values: FormValues) => Promise<Result>
  /** Maps an error to messages. */
  explain: (error: unknown) => FormRefusal
  /** Called on success, when the form counts as saved: show a message, or navigate. */
  onDone?: ((result: Result, values: FormValues) => void) | undefined
}

/** The state of a form that is sent to a server. */
export interface FormAction {
  /** Props to spread over the `Form`. */
  form: Required<
    Pick<FormProps, 'onSubmit' | 'validationErrors' | 'formError' | 'onDirtyChange' | 'savedCount'>
  >
  /** Whether it is being sent, for the button. */
  isPending: boolean
  /** Whether the form has unsaved changes, for `useUnsavedGuard`. */
  isDirty: boolean
  /** Clears the errors, when their paths no longer match. */
  forget: () => void
}

/**
 * Submits a form, shows the server's errors at its fields, and tracks unsaved changes. Submitting again while pending
 * does nothing.
 * @example
 * const save = useFormAction({ action: portal.roles.create, explain: formErrorsOf, onDone: close })
 * <Form {...save.form}>… <Button type="submit" isPending={save.isPending}>Guardar</Button></Form>
 */
export function useFormAction<Result>({ action, explain, onDone }: FormActionOptions<Result>): FormAction {
  const [refusal, setRefusal] = useState<FormRefusal>({})
  const [isPending, setPending] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [savedCount, setSavedCount] = useState(0)
  const send = async (values: FormValues) => {
    setRefusal({})
    setPending(true)
    try {
      const result = await action(values)
      // Flushed synchronously: navigating now must not ask about changes that are already saved.
      flushSync(() => {
        setDirty(false)
        setSavedCount((count) => count + 1)
      })
      onDone?.(result, values)
    } catch (error) {
      setRefusal(explain(error))
    } finally {
      setPending(false)
    }
  }
  return {
    form: {
      onSubmit: (values) => {
        if (!isPending) void send(values)
      },
      validationErrors: refusal.validationErrors,
      formError: refusal.formError,
      onDirtyChange: setDirty,
      savedCount,
    },
    isPending,
    isDirty,
    forget: () => setRefusal({}),
  }
}
