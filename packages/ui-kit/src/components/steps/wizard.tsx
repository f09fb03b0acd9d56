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
  /** Fields of the kit; their names are unique in the whole wizard. */
  content: ReactNode
  /** Asked with the step's values before one goes on; errors by field refuse. A rejection is the caller's to tell. */
  check?: ((values: FormValues) => StepAnswer) | undefined
}

/** A long form in steps. */
export interface WizardProps {
  /** What the steps lead to: “Model 145”. */
  label: string
  steps: readonly WizardStep[]
  /** Gets the values of all steps. Errors by field lead back to the first step that has such a field. */
  onFinish: (values: FormValues) => StepAnswer
  /** The word of the last button; “Finish” when left out. */
  finishLabel?: string | undefined
  /** The step that the address asks for; one that cannot be reached yet is not gone to. */
  step?: string | undefined
  /** The furthest step of a form that was begun before: one can go to it and to those before it at once. */
  reached?: string | undefined
  /** Told which step is shown, for its address. */
  onStep?: ((id: string) => void) | undefined
}

/**
 * A long form in steps: native rules and the step's own check hold it back with a list of errors, what was written
 * stays when one goes back, and the focus goes to the first field of the next step, to its title where there are only
 * fingers. Keys: as in any form; Enter goes on. A form that fits on one screen needs no steps: use `Form`.
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

/** The ways on and back from a step. */
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

/** Acts once a step is painted that was gone to; what it answers with stops it. */
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
