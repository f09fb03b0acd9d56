import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import * as css from '#components/button/button.css.ts'
import type { ButtonSize, ButtonTone } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { Tooltip } from '#components/tooltip/tooltip.tsx'
import { classNames } from '#css/class-names.ts'
import type { IconId } from '#icons/icons.ts'

type Behaviour = Pick<
  AriaButtonProps,
  'onPress' | 'isDisabled' | 'autoFocus' | 'slot' | 'id' | 'aria-expanded' | 'aria-controls' | 'aria-pressed'
>

/** A button that is only an icon. */
export interface IconButtonProps extends Behaviour {
  icon: IconId
  /** Its name, also shown as a tooltip. */
  label: string
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  /** Leaves the tooltip out, where a text beside the button says the same. */
  hasTooltip?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** An icon that does something; its name appears on hover and focus. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  size = 'md',
  hasTooltip = true,
  ref,
  ...behaviour
}: IconButtonProps) {
  const className = classNames(css.root, css.tones[tone], css.sizes[size], css.square[size])
  const button = (
    <AriaButton {...behaviour} ref={ref ?? null} aria-label={label} className={className}>
      <Icon id={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </AriaButton>
  )
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
