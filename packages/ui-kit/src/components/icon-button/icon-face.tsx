import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import * as css from '#components/button/button.css.ts'
import type { ButtonSize, ButtonTone } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import type { IconId } from '#icons/icons.ts'

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'isPending'
  | 'autoFocus'
  | 'slot'
  | 'id'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
>

/** A button that shows only an icon. */
export interface IconFaceProps extends Behaviour {
  icon: IconId
  /** Its name. */
  label: string
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** An icon button without tooltip: its name is only for screen readers, such as the cross of a notice. */
export function IconFace({ icon, label, tone = 'quiet', size = 'md', ref, ...behaviour }: IconFaceProps) {
  const className = classNames(css.root, css.tones[tone], css.sizes[size], css.square[size])
  return (
    <AriaButton {...behaviour} ref={ref ?? null} aria-label={label} className={className}>
      <Icon id={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </AriaButton>
  )
}
