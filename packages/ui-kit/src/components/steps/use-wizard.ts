import { useState } from 'react'
import type { ValidationErrors } from '#components/form/shown-errors.ts'
import { fieldTarget } from '#components/form/fields.ts'
import type { FormValues } from '#components/form/read-form.ts'
import { readForm } from '#components/form/read-form.ts'
import { isReachable, stepState } from './step-state.ts'

/** The result of a step or of the end: nothing when valid, or errors by field. */
export type StepAnswer = ValidationErrors | undefined | Promise<ValidationErrors | undefined>

interface WizardInput {
  ids: readonly string[]
  asked: string | undefined
  reached: string | undefined
  check: (id: string, values: FormValues) => StepAnswer
  onFinish: (values: FormValues) => StepAnswer
  formOf: (id: string) => HTMLFormElement | null
}

type Errors = Readonly<Record<string, ValidationErrors>>

const holds = (form: HTMLFormElement | null, name: string) =>
  form !== null && fieldTarget(form, name) !== undefined

/** The state of the wizard: the current step, the finished ones, and the errors of each. */
export function useWizard({ ids, asked, reached, check, onFinish, formOf }: WizardInput) {
  const [current, setCurrent] = useState(ids[0] ?? '')
  const [done, setDone] = useState<ReadonlySet<string>>(() => stepsBefore(ids, reached))
  const [followed, setFollowed] = useState<string>()
  const [announced, setAnnounced] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [arrival, setArrival] = useState<{ id: string }>()
  const { isPending, pendingWhile } = usePending()
  if (asked !== followed) {
    // Follow the URL as far as possible: back, forward, or a link into a draft.
    setFollowed(asked)
    const echo = announced.lastIndexOf(asked ?? '')
    // The URL may lag behind the person: an echo of earlier steps must not navigate back.
    if (echo >= 0) setAnnounced(announced.slice(echo + 1))
    else if (asked !== undefined && isReachable(ids, asked, done)) setCurrent(asked)
  }
  const at = ids.indexOf(current)
  const go = (id: string) => {
    setCurrent(id)
    setArrival({ id })
  }
  const finish = async () => {
    const values = Object.assign({}, ...ids.map((id) => readForm(formOf(id) ?? new FormData()))) as FormValues
    const refused = await pendingWhile(onFinish(values))
    if (refused === undefined) return
    // Submits the fields of all steps: each step gets its own errors, and the first with errors is shown.
    const byStep = errorsByStep(refused, (name) => ids.find((id) => holds(formOf(id), name)) ?? current)
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
  return {
    current,
    /** The step that a button led to; a new object each time. */
    arrival,
    /** This step was reported to the URL, which will echo it later. */
    announce: (id: string) => {
      if (id !== (announced.at(-1) ?? asked)) setAnnounced([...announced, id])
    },
    errors,
    isPending,
    isFirst: at === 0,
    isLast: at === ids.length - 1,
    states: statesOf(ids, current, done, errors),
    canGo: (id: string) => isReachable(ids, id, done),
    go,
    back: () => {
      const before = ids[at - 1]
      if (before !== undefined) go(before)
    },
    next: (values: FormValues) => void leave(values),
  }
}

function usePending() {
  const [isPending, setPending] = useState(false)
  // A synchronous answer must not make the button flash.
  const pendingWhile = async (answer: StepAnswer) => {
    if (!(answer instanceof Promise)) return answer
    setPending(true)
    return answer.finally(() => setPending(false))
  }
  return { isPending, pendingWhile }
}

const statesOf = (ids: readonly string[], current: string, done: ReadonlySet<string>, errors: Errors) =>
  Object.fromEntries(
    ids.map((id) => [id, stepState(id, current, { done, errors: new Set(Object.keys(errors)) })]),
  )

function errorsByStep(errors: ValidationErrors, homeOf: (name: string) => string): Errors {
  const byStep: Record<string, ValidationErrors> = {}
  for (const [name, text] of Object.entries(errors)) {
    byStep[homeOf(name)] = { ...byStep[homeOf(name)], [name]: text }
  }
  return byStep
}

function stepsBefore(ids: readonly string[], reached: string | undefined): ReadonlySet<string> {
  return new Set(reached === undefined ? [] : ids.slice(0, Math.max(0, ids.indexOf(reached))))
}
