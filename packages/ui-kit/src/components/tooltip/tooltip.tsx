import { useRef, useState, type ReactElement } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { useOverlay } from '#private/overlay/use-overlay.ts'
import { lateTooltip } from './late-window.ts'
import * as css from './tooltip.css.ts'

/** A short text about a button or link. */
export interface TooltipProps {
  text: string
  placement?: AriaTooltipProps['placement'] | undefined
  /** Suppresses the tooltip, for instance while an open menu shows the same texts. */
  isDisabled?: boolean | undefined
  /** The button or link it belongs to. */
  children: ReactElement
}

/** Names or explains a button on hover and focus. Never the only place of necessary information. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const box = useRef<HTMLSpanElement>(null)
  // A table has a hundred of them: render a tooltip only once its element was approached.
  const [isNear, setNear] = useState(false)
  const late = useOverlay(lateTooltip, isNear)
  const approach = () => setNear(true)
  return (
    <span ref={box} className={css.box} onPointerEnter={approach} onFocus={approach}>
      {children}
      {late === undefined || !isNear || isDisabled ? null : (
        <late.TooltipWindow text={text} placement={placement} box={box} />
      )}
    </span>
  )
}
