import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'

interface OpenerProps {
  /** The button that opens something. */
  trigger: ReactElement
  opens: 'dialog' | 'menu'
  isOpen: boolean
  onOpen: (first: 'first' | 'last' | null) => void
  /** The ref of the button that anchors the overlay. */
  anchor: RefObject<HTMLButtonElement | null>
}

/**
 * Makes a button open an overlay, as `MenuTrigger` and `DialogTrigger` do, but without needing the overlay's code,
 * which can be loaded meanwhile.
 */
export function Opener({ trigger, opens, isOpen, onOpen, anchor }: OpenerProps) {
  const acts = opens === 'menu' ? menuActs(onOpen) : { onPress: () => onOpen(null) }
  return (
    <ButtonContext
      value={{
        ...acts,
        ref: anchor,
        isPressed: isOpen,
        'aria-expanded': isOpen,
        ...(opens === 'menu' ? { 'aria-haspopup': 'menu' } : {}),
      }}
    >
      {trigger}
    </ButtonContext>
  )
}

/** A menu opens on mouse down, on touch end, and by the arrow keys. */
function menuActs(
  onOpen: OpenerProps['onOpen'],
): Pick<ButtonProps, 'onPressStart' | 'onPress' | 'onKeyDown'> {
  return {
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'mouse' || pointerType === 'pen') onOpen(null)
      if (pointerType === 'virtual') onOpen('first')
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') onOpen(null)
      if (pointerType === 'keyboard') onOpen('first')
    },
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      onOpen(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
}
