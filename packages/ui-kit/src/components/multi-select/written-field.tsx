import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import * as field from '#private/field/field.css.ts'

/** The box that is written into. */
export function WrittenField({ placeholder }: { placeholder: string }) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={field.input}
      placeholder={placeholder}
      onKeyDownCapture={({ key }) => {
        // On Tab React Aria would take, or give back, the option that the arrows or the pointer last stood on.
        if (key === 'Tab') state?.selectionManager.setFocusedKey(null)
      }}
    />
  )
}
