import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkflowState } from '@portal/sdk'
import { Columns, Select, TextField, type Option } from '@portal/ui-kit'
import { LateComboBox } from './late-choices.tsx'
import { stateCategories } from './workflow-input.ts'

interface StateFieldsProps {
  nameOf: (field: string) => string
  /** The initial value; a new one when left out. */
  state?: WorkflowState | undefined
  /** The final states; undefined while loading. */
  ends: readonly Option[] | undefined
}

const newState: WorkflowState = { code: '', name: '', category: 'open', finalStateId: null }

/** One state; a final one names its final state. */
export function StateFields({ nameOf, state = newState, ends }: StateFieldsProps) {
  const { t } = useTranslation('workflows')
  const [category, setCategory] = useState(state.category)
  return (
    <>
      {/* The previous code: transitions follow it to the new one. */}
      <input type="hidden" name={nameOf('was')} value={state.code} />
      <Columns count={4}>
        <TextField
          name={nameOf('name')}
          label={t('states.name')}
          isRequired
          maxLength={80}
          defaultValue={state.name}
        />
        <TextField
          name={nameOf('code')}
          label={t('states.code')}
          isRequired
          maxLength={40}
          defaultValue={state.code}
        />
        <Select
          name={nameOf('category')}
          label={t('states.category')}
          value={category}
          onChange={setCategory}
          options={stateCategories.map((id) => ({ id, label: t(`states.categories.${id}`) }))}
        />
        {category === 'final' ? (
          <LateComboBox
            name={nameOf('finalStateId')}
            label={t('states.end')}
            isRequired
            options={ends}
            chosen={state.finalStateId}
          />
        ) : null}
      </Columns>
    </>
  )
}
