import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { StepItem, StepState } from './step-state.ts'
import * as css from './steps.css.ts'

/** The steps of a task, and the current one. */
export interface StepsProps<Id extends string> {
  /** The label of the task: “Model 145”. */
  label: string
  steps: readonly StepItem<Id>[]
  current: Id
  /** The state of each step. Defaults to ahead. */
  states?: Readonly<Partial<Record<string, StepState>>> | undefined
  /** Called for a reachable step. */
  onSelect?: ((id: Id) => void) | undefined
  /** Whether a step is reachable. Defaults to the ones that are done. */
  isReachable?: ((id: Id) => boolean) | undefined
}

/**
 * The position in a long task: an ordered list, and on a phone “Step 2 of 5”. Keys: Tab to a step that is done and
 * Enter goes back to it. It only shows; `Wizard` has the forms and buttons too. For views of one thing use `Tabs`.
 */
export function Steps<Id extends string>(props: StepsProps<Id>) {
  const { label, steps, current, states = {}, onSelect } = props
  const stateOf = (id: Id): StepState => states[id] ?? (id === current ? 'current' : 'next')
  const canGo = (id: Id) => id !== current && (props.isReachable?.(id) ?? stateOf(id) === 'done')
  return (
    <nav className={css.root} aria-label={label}>
      <ShortSteps steps={steps} current={current} stateOf={stateOf} />
      <ol className={css.list}>
        {steps.map((step, at) => (
          <Step
            key={step.id}
            step={step}
            number={at + 1}
            state={stateOf(step.id)}
            isCurrent={step.id === current}
            onPress={onSelect !== undefined && canGo(step.id) ? () => onSelect(step.id) : undefined}
          />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  step: StepItem
  number: number
  state: StepState
  isCurrent: boolean
  onPress: (() => void) | undefined
}

function Step({ step, number, state, isCurrent, onPress }: StepProps) {
  const className = classNames(css.face, css.states[state])
  const face = <StepFace step={step} number={number} state={state} />
  return (
    <li className={css.item} aria-current={isCurrent ? 'step' : undefined}>
      {onPress === undefined ? (
        <div className={className}>{face}</div>
      ) : (
        <button type="button" className={className} onClick={onPress}>
          {face}
        </button>
      )}
    </li>
  )
}

function StepFace({ step, number, state }: Pick<StepProps, 'step' | 'number' | 'state'>) {
  const { steps: words } = useWords()
  const { locale } = useLocale()
  return (
    <span className={css.line}>
      <span className={classNames(css.sign, css.signs[state])} aria-hidden>
        {state === 'done' ? (
          <Icon id="check" size="sm" />
        ) : state === 'error' ? (
          '!'
        ) : (
          formatNumber(number, locale)
        )}
      </span>
      <span className={css.words}>
        <span className={css.label}>
          {step.label}
          <VisuallyHidden>{`, ${words[state]}`}</VisuallyHidden>
        </span>
        {step.description === undefined ? null : <span className={css.description}>{step.description}</span>}
      </span>
    </span>
  )
}

interface ShortStepsProps<Id extends string> {
  steps: readonly StepItem<Id>[]
  current: Id
  stateOf: (id: Id) => StepState
}

function ShortSteps<Id extends string>({ steps, current, stateOf }: ShortStepsProps<Id>) {
  const { steps: words } = useWords()
  const { locale } = useLocale()
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <div className={css.short}>
      <span className={css.shortOf}>
        {words.of(formatNumber(at + 1, locale), formatNumber(steps.length, locale))}
      </span>
      <span className={css.shortLabel}>{steps[at]?.label}</span>
      <span className={css.bar} aria-hidden>
        {steps.map(({ id }) => (
          <span key={id} className={classNames(css.segment, css.segments[stateOf(id)])} />
        ))}
      </span>
    </div>
  )
}
