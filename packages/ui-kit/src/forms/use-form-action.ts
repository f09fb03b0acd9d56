import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FormProps } from '#components/form/form.tsx'
import type { FormValues } from '#components/form/read-form.ts'
import type { ValidationErrors } from '#components/form/shown-errors.ts'

/** What a form shows of a refusal: words at each field, or one text for the form as a whole. */
export interface FormRefusal {
  validationErrors?: ValidationErrors | undefined
  formError?: ReactNode
}

/** What a form does when it is sent. */
export interface FormActionOptions<Result> {
  /** Sends the values; what it throws was refused. */
  action: (values: FormValues) => Promise<Result>
  /** Puts a refusal into words. */
  explain: (error: unknown) => FormRefusal
  /** It is done, and the form counts as saved: a place to say so, or to go elsewhere. */
  onDone?: ((result: Result, values: FormValues) => void) | undefined
}

/** The state of a form that is sent to a server. */
export interface FormAction {
  /** To be spread over the `Form`. */
  form: Required<
    Pick<FormProps, 'onSubmit' | 'validationErrors' | 'formError' | 'onDirtyChange' | 'savedCount'>
  >
  /** For the button that sends. */
  isPending: boolean
  /** Whether the form holds something that was not saved, for `useUnsavedGuard`. */
  isDirty: boolean
  /** Forgets what was refused, when its paths name something else by now. */
  forget: () => void
}

/**
 * Sends a form, shows what was refused at its fields and knows whether anything is unsaved. A second press while the
 * first is under way does nothing.
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
      // Drawn at once: who goes elsewhere now is not asked about changes that are saved.
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
