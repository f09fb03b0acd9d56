import { useTranslation } from 'react-i18next'
import { Select } from '@portal/ui-kit'
import { colourNames, colours, nameOfColour } from './colours.ts'

interface ColourFieldProps {
  name: string
  label: string
  value: string
}

/** Chooses a colour by name; a value outside of the palette stays as it is. */
export function ColourField({ name, label, value }: ColourFieldProps) {
  const { t } = useTranslation('resource')
  const own = colourNames.map((colour) => ({ id: colours[colour], label: t(`colours.${colour}`) }))
  const isForeign = value !== '' && nameOfColour(value) === undefined
  const options = isForeign ? [...own, { id: value, label: value }] : own
  return (
    <Select
      name={name}
      label={label}
      isRequired
      defaultValue={value === '' ? colours.grey : value}
      options={options}
    />
  )
}
