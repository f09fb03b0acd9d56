import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '#css/class-names.ts'
import { popover } from '#private/list-box/option-list.css.ts'
import * as css from './popover.css.ts'

/** The content and the position of a popover. */
export interface PopoverContents {
  /** The accessible name of the popover. */
  label: string
  placement?: AriaPopoverProps['placement'] | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

interface PopoverWindowProps extends PopoverContents {
  anchor: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The popover itself, beside its button. */
export function PopoverWindow({
  label,
  placement = 'bottom start',
  anchor,
  isOpen,
  onOpenChange,
  children,
}: PopoverWindowProps) {
  return (
    <AriaPopover
      className={classNames(popover, css.root)}
      placement={placement}
      offset={6}
      trigger="DialogTrigger"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaDialog aria-label={label} className={css.dialog}>
        {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
      </AriaDialog>
    </AriaPopover>
  )
}
