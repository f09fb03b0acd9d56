import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from '#components/icon/icon.tsx'
import type { IconId } from '#icons/icons.ts'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './button.css.ts'

/** The emphasis of a button: one `primary` per page or dialog, `neutral` beside it, `quiet` in rows and bars. */
export type ButtonTone = 'primary' | 'neutral' | 'quiet' | 'danger'

/** How big a button is. */
export type ButtonSize = 'sm' | 'md' | 'lg'

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'type'
  | 'name'
  | 'value'
  | 'form'
  | 'autoFocus'
  | 'isDisabled'
  | 'slot'
  | 'id'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
>

/** What a button does and how it looks. */
export interface ButtonProps extends Behaviour {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: IconId | undefined
  iconEnd?: IconId | undefined
  /** While true, the button keeps its focus and width, ignores presses and announces that it is busy. */
  isPending?: boolean | undefined
  /** Takes the full width of its container. */
  isWide?: boolean | undefined
  children: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * Performs an action on this page; for navigation use `Link` or `LinkButton`. Never disable the button of an
 * incomplete form: let people submit it and tell them what is missing.
 */
export function Button({
  tone = 'neutral',
  size = 'md',
  icon,
  iconEnd,
  isPending = false,
  isWide = false,
  children,
  ref,
  ...behaviour
}: ButtonProps) {
  const words = useWords()
  const className = classNames(
    css.root,
    css.tones[tone],
    css.sizes[size],
    tone === 'quiet' && typeof children === 'string' && css.worded,
    isWide && css.wide,
  )
  return (
    <AriaButton {...behaviour} ref={ref ?? null} isPending={isPending} className={className}>
      <ButtonFace icon={icon} iconEnd={iconEnd} isPending={isPending}>
        {children}
      </ButtonFace>
      {isPending ? (
        <span className={css.spinner}>
          <Icon id="loading" size="sm" label={words.pending} />
        </span>
      ) : null}
    </AriaButton>
  )
}

function ButtonFace({
  icon,
  iconEnd,
  isPending,
  children,
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'isPending' | 'children'>) {
  return (
    <span className={css.content} data-busy={isPending || undefined}>
      {icon === undefined ? null : <Icon id={icon} size="sm" />}
      <span className={css.text}>{children}</span>
      {iconEnd === undefined ? null : <Icon id={iconEnd} size="sm" />}
    </span>
  )
}
