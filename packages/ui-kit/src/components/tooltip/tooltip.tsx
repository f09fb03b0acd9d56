import type { ReactElement } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import * as css from './tooltip.css.ts'

/** A short text about one button or link. */
export interface TooltipProps {
  text: string
  placement?: AriaTooltipProps['placement'] | undefined
  /** Keeps the tooltip away, for instance while a menu shows its texts already. */
  isDisabled?: boolean | undefined
  /** The button or link it belongs to. */
  children: ReactElement
}

/** Names or explains a button on hover and focus. Never the only place of something a person must know. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={450} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.root} offset={6} placement={placement}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
