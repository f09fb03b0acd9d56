import { useTranslation } from 'react-i18next'
import { ComboBox, Select } from '@portal/ui-kit'
import type { ValueChoice } from './value-choices.ts'

interface ValueWayProps {
  value: string
  allowed: readonly string[]
  /** Whether it can be allowed itself. */
  canAdd: boolean
  /** Undefined when it was chosen and then removed. */
  onChoose: (choice: ValueChoice | undefined) => void
}

// More than these are found by writing.
const mostListed = 12
const add = 'add'

/** What becomes of a refused value. */
export function ValueWay({ value, allowed, canAdd, onChoose }: ValueWayProps) {
  const { t } = useTranslation('loads')
  const options = [
    ...(canAdd ? [{ id: add, label: t('causes.add', { value }) }] : []),
    ...allowed.map((one, index) => ({ id: String(index), label: t('causes.means', { value: one }) })),
  ]
  const choose = (id: string | null) => {
    const means = id === null ? undefined : allowed[Number(id)]
    if (id === add) onChoose({ value, isAdded: true })
    else onChoose(means === undefined ? undefined : { value, means })
  }
  const field = {
    label: t('causes.wayOf', { value }),
    isLabelHidden: true,
    placeholder: t('causes.choose'),
    options,
    onChange: choose,
  }
  return options.length > mostListed ? <ComboBox {...field} /> : <Select {...field} size="sm" />
}
