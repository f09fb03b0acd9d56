import { useState } from 'react'
import type { ValidationErrors } from '#components/form/form.tsx'
import { fieldTarget } from '#components/form/fields.ts'
import type { FormValues } from '#components/form/read-form.ts'
import { readForm } from '#components/form/read-form.ts'
import { isReachable, stepState } from './step-state.ts'

/** What a step or the end answers: nothing when it is in order, or the errors by field. */
export type StepAnswer = ValidationErrors | undefined | Promise<ValidationErrors | undefined>

interface WizardInput {
  ids: readonly string[]
  check: (id: string, values: FormValues) => StepAnswer
  onFinish: (values: FormValues) => StepAnswer
  formOf: (id: string) => HTMLFormElement | null
}

type Errors = Readonly<Record<string, ValidationErrors>>

const holds = (form: HTMLFormElement | null, name: string) =>
  form !== null && fieldTarget(form, name) !== undefined

/** The way through the steps: which is shown, which are done, and what each one has to mend. */
export function useWizard({ ids, check, onFinish, formOf }: WizardInput) {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<Errors>({})
  const [arrival, setArrival] = useState<{ id: string }>()
  const [isPending, setPending] = useState(false)
  const at = ids.indexOf(current)
  const go = (id: string) => {
    setCurrent(id)
    setArrival({ id })
  }
  // An answer that is there at once must not make the button blink.
  const pendingWhile = async (answer: StepAnswer) => {
    if (!(answer instanceof Promise)) return answer
    setPending(true)
    return answer.finally(() => setPending(false))
  }
  const finish = async () => {
    const values = Object.assign({}, ...ids.map((id) => readForm(formOf(id) ?? new FormData()))) as FormValues
    const refused = await pendingWhile(onFinish(values))
    if (refused === undefined) return
    // The end is asked with the fields of all steps: each step gets its own errors, the first of them is shown.
    const homeOf = (name: string) => ids.find((id) => holds(formOf(id), name)) ?? current
    const byStep: Record<string, ValidationErrors> = {}
    for (const [name, text] of Object.entries(refused)) {
      byStep[homeOf(name)] = { ...byStep[homeOf(name)], [name]: text }
    }
    setErrors(byStep)
    const first = ids.find((id) => byStep[id] !== undefined)
    if (first !== undefined) setCurrent(first)
  }
  const leave = async (values: FormValues) => {
    const refused = await pendingWhile(check(current, values))
    const others = Object.entries(errors).filter(([id]) => id !== current)
    setErrors(Object.fromEntries(refused === undefined ? others : [...others, [current, refused]]))
    if (refused !== undefined) return
    setDone((before) => new Set([...before, current]))
    const next = ids[at + 1]
    if (next === undefined) await finish()
    else go(next)
  }
  const states = Object.fromEntries(
    ids.map((id) => [id, stepState(id, current, { done, errors: new Set(Object.keys(errors)) })]),
  )
  return {
    current,
    /** The step one went to by a button; a new object each time. */
    arrival,
    errors,
    isPending,
    isFirst: at === 0,
    isLast: at === ids.length - 1,
    states,
    canGo: (id: string) => isReachable(ids, id, done),
    go,
    back: () => {
      const before = ids[at - 1]
      if (before !== undefined) go(before)
    },
    next: (values: FormValues) => void leave(values),
  }
}
