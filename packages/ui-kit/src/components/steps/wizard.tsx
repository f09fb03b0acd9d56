import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import type { FormValues } from '#components/form/read-form.ts'
import { leadToFirstField } from '#components/form/use-first-field.ts'
import { useWords } from '#words/use-words.ts'
import type { StepItem } from './step-state.ts'
import { Steps } from './steps.tsx'
import * as css from './steps.css.ts'
import { useWizard, type StepAnswer } from './use-wizard.ts'

type WizardState = ReturnType<typeof useWizard>

/** A step and its part of the form. */
export interface WizardStep extends StepItem {
  /** Fields of the kit, whose names are unique in the whole wizard. */
  content: ReactNode
  /** Called with the step's values before continuing; errors by field prevent it. The caller reports a rejection. */
  check?: ((values: FormValues) => StepAnswer) | undefined
}

/** A long form in steps. */
export interface WizardProps {
  /** The label of the task: “Model 145”. */
  label: string
  steps: readonly WizardStep[]
  /** Called with the values of all steps. Errors by field lead back to the first step that has such a field. */
  onFinish: (values: FormValues) => StepAnswer
  /** The label of the last button. Defaults to “Finish”. */
  finishLabel?: string | undefined
  /** The step in the URL; an unreachable one is ignored. */
  step?: string | undefined
  /** The furthest step of a restored draft: it and all earlier ones are reachable at once. */
  reached?: string | undefined
  /** Called with the current step, for its URL. */
  onStep?: ((id: string) => void) | undefined
}

/**
 * A long form in steps: native rules and the step's own check block it with an error summary, text stays when people
 * go back, and the focus goes to the first field of the next step (to its title on touch-only devices). Keys: as in
 * any form; Enter goes on. A form that fits on one screen needs no steps: use `Form`.
 */
export function Wizard({ label, steps, onFinish, finishLabel, step: asked, reached, onStep }: WizardProps) {
  const root = useRef<HTMLDivElement>(null)
  const panelOf = (id: string) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].find(
      (one) => one.dataset.step === id,
    )
  const wizard = useWizard({
    ids: steps.map(({ id }) => id),
    asked,
    reached,
    check: (id, values) => steps.find((step) => step.id === id)?.check?.(values),
    onFinish,
    formOf: (id) => panelOf(id)?.querySelector('form') ?? null,
  })
  useArrival(wizard.arrival, (id) => {
    if (onStep !== undefined) wizard.announce(id)
    onStep?.(id)
    const panel = panelOf(id)
    panel?.querySelector<HTMLElement>('h2')?.focus()
    const form = panel?.querySelector('form') ?? null
    return form === null ? undefined : leadToFirstField(form)
  })
  return (
    <div className={css.wizard} ref={root}>
      <Steps
        label={label}
        steps={steps}
        current={wizard.current}
        states={wizard.states}
        onSelect={wizard.go}
        isReachable={wizard.canGo}
      />
      {steps.map((step) => (
        <section
          key={step.id}
          data-step={step.id}
          hidden={step.id !== wizard.current}
          aria-label={step.label}
        >
          <h2 className={css.title} tabIndex={-1}>
            {step.label}
          </h2>
          <Form
            aria-label={step.label}
            onSubmit={wizard.next}
            {...(wizard.errors[step.id] === undefined ? {} : { validationErrors: wizard.errors[step.id] })}
          >
            {step.content}
            <WizardButtons {...wizard} finishLabel={finishLabel} />
          </Form>
        </section>
      ))}
    </div>
  )
}

interface WizardButtonsProps extends Pick<WizardState, 'isFirst' | 'isLast' | 'isPending' | 'back'> {
  finishLabel: string | undefined
}

/** The buttons to continue and go back. */
function WizardButtons({ isFirst, isLast, isPending, back, finishLabel }: WizardButtonsProps) {
  const words = useWords()
  return (
    <div className={css.buttons}>
      {isFirst ? null : (
        <Button icon="arrowLeft" onPress={back}>
          {words.steps.back}
        </Button>
      )}
      <span className={css.end}>
        <Button type="submit" tone="primary" isPending={isPending}>
          {isLast ? (finishLabel ?? words.steps.finish) : words.steps.goOn}
        </Button>
      </span>
    </div>
  )
}

/** Runs after a new step has been painted; the returned function cancels it. */
function useArrival(
  arrival: { id: string } | undefined,
  act: (id: string) => (() => void) | undefined,
): void {
  const arrive = useEffectEvent(act)
  useEffect(() => {
    if (arrival === undefined) return
    let stop: (() => void) | undefined
    const frame = requestAnimationFrame(() => {
      stop = arrive(arrival.id)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [arrival])
}
