import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '#css/class-names.ts'
import { popover } from '#private/list-box/option-list.css.ts'
import * as css from './popover.css.ts'

/** Something small beside the button that opens it. */
export interface PopoverProps {
  /** What the popover is, for readers of the screen. */
  label: string
  trigger: ReactElement
  placement?: AriaPopoverProps['placement'] | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Shows more about one thing, or a few controls, without leaving the page. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <AriaPopover className={classNames(popover, css.root)} placement={placement} offset={6}>
        <AriaDialog aria-label={label} className={css.dialog}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
