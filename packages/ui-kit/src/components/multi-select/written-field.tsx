import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ListInput } from '#private/list-box/list-input.tsx'

/** The text input. */
export function WrittenField({ placeholder }: { placeholder: string }) {
  const state = use(ComboBoxStateContext)
  return (
    <ListInput
      placeholder={placeholder}
      onKeyDownCapture={({ key }) => {
        // On Tab React Aria would toggle the option that was last highlighted.
        if (key === 'Tab') state?.selectionManager.setFocusedKey(null)
      }}
    />
  )
}
