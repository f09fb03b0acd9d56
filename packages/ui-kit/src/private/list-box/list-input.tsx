import { type KeyboardEvent, use, useEffect, useState } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import * as field from '#private/field/field.css.ts'

/**
 * Whether an input opens its list on focus: not before the person has done anything. The list would cover the form
 * that begins with this input, visually and for screen readers.
 */
export function useMenuTrigger(): 'focus' | 'input' {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const begin = () => setBegun(true)
    document.addEventListener('keydown', begin, { capture: true, once: true })
    document.addEventListener('pointerdown', begin, { capture: true, once: true })
    return () => {
      document.removeEventListener('keydown', begin, { capture: true })
      document.removeEventListener('pointerdown', begin, { capture: true })
    }
  }, [])
  return hasBegun ? 'focus' : 'input'
}

interface ListInputProps {
  placeholder: string
  onKeyDownCapture?: (event: KeyboardEvent) => void
}

/** The input above a list. Pressing it while focused opens the list, too. */
export function ListInput(props: ListInputProps) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      {...props}
      className={field.input}
      onPointerUp={({ pointerType, currentTarget: { disabled, readOnly } }) => {
        if (disabled || readOnly) return
        if (pointerType === 'mouse' && state?.isOpen === false) state.open(null, 'manual')
      }}
    />
  )
}
