import { use, useCallback, useEffect, useEffectEvent, type RefObject } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import * as css from './tooltip.css.ts'

/** The text of a tooltip, and its target. */
export interface TooltipWindowProps {
  text: string
  placement: AriaTooltipProps['placement']
  /** Contains the button or link it belongs to. */
  box: RefObject<HTMLElement | null>
}

/** The tooltip of an element with hover or focus. */
export function TooltipWindow({ text, placement = 'top', box }: TooltipWindowProps) {
  const anchor: RefObject<Element | null> = {
    get current() {
      return box.current?.firstElementChild ?? null
    },
  }
  const describe = useCallback(
    (tooltip: HTMLElement | null) => (tooltip === null ? undefined : describedBy(box, tooltip.id)),
    [box],
  )
  return (
    <TooltipTrigger delay={450} closeDelay={80}>
      <Watch box={box} />
      <AriaTooltip ref={describe} className={css.root} offset={6} placement={placement} triggerRef={anchor}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

/** Opens it after a delay on hover and at once on focus; any press or Escape closes it. */
function Watch({ box }: Pick<TooltipWindowProps, 'box'>) {
  const state = use(TooltipTriggerStateContext)
  const open = useEffectEvent((atOnce: boolean) => state?.open(atOnce))
  const close = useEffectEvent((atOnce: boolean) => state?.close(atOnce))
  useEffect(() => {
    const element = box.current
    if (element === null) return
    // A frame later, when it is known whether the focus came from the keyboard: a focus by pointer needs no tooltip.
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (element.querySelector('[data-focus-visible]') !== null) open(true)
        else if (element.querySelector(':hover') !== null) open(false)
      })
    }
    look()
    const leaving = new AbortController()
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: leaving.signal })
    const dismiss = () => {
      cancelAnimationFrame(frame)
      close(true)
    }
    on('pointerover', look)
    on('focusin', look)
    on('pointerout', () => close(false))
    on('focusout', dismiss)
    on('pointerdown', dismiss)
    on('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') dismiss()
    })
    return () => {
      cancelAnimationFrame(frame)
      leaving.abort()
    }
  }, [box])
  return null
}

/** Adds the tooltip to the element's `aria-describedby` while it is visible. */
function describedBy(box: RefObject<HTMLElement | null>, id: string): (() => void) | undefined {
  const trigger = box.current?.firstElementChild
  if (!trigger) return undefined
  const before = trigger.getAttribute('aria-describedby')
  trigger.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`)
  return () => {
    if (before === null) trigger.removeAttribute('aria-describedby')
    else trigger.setAttribute('aria-describedby', before)
  }
}
