import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListInput } from '#private/list-box/list-input.tsx'

/** The box that is written into. */
export function WrittenField({ placeholder }: { placeholder: string }) {
  const state = use(ComboBoxStateContext)
  return (
    <ListInput
      placeholder={placeholder}
      onKeyDownCapture={({ key }) => {
        // On Tab React Aria would take, or give back, the option that the arrows or the pointer last stood on.
        if (key === 'Tab') state?.selectionManager.setFocusedKey(null)
      }}
    />
  )
}
