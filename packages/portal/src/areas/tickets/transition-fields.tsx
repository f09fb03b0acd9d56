import { useTranslation } from 'react-i18next'
import { permissions } from '@portal/permissions'
import type { WorkflowState, WorkflowTransition } from '@portal/sdk'
import { Columns, ComboBox, Select, Stack, TextField, type Option } from '@portal/ui-kit'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { LateMultiSelect } from './late-choices.tsx'

interface TransitionFieldsProps {
  nameOf: (field: string) => string
  /** The initial value; a new one when left out. */
  transition?: WorkflowTransition | undefined
  states: readonly WorkflowState[]
  /** The management fields by key; undefined while loading. */
  fields: readonly Option[] | undefined
}

const newTransition: WorkflowTransition = { code: '', name: '', from: '', to: '' }

/** One transition: its states, its permission, and the fields of its screen. */
export function TransitionFields({
  nameOf,
  transition = newTransition,
  states,
  fields,
}: TransitionFieldsProps) {
  const { t } = useTranslation('workflows')
  const optionOf = ({ code, name }: WorkflowState) => ({ id: code, label: name })
  const open = states.filter(({ category }) => category !== 'final')
  return (
    <Stack space="md">
      <Columns count={4}>
        <TextField
          name={nameOf('name')}
          label={t('transitions.name')}
          isRequired
          maxLength={80}
          defaultValue={transition.name}
        />
        <TextField
          name={nameOf('code')}
          label={t('states.code')}
          isRequired
          maxLength={40}
          defaultValue={transition.code}
        />
        <Select
          name={nameOf('from')}
          label={t('transitions.from')}
          isRequired
          options={open.map(optionOf)}
          {...startWith(transition.from)}
        />
        <Select
          name={nameOf('to')}
          label={t('transitions.to')}
          isRequired
          options={states.map(optionOf)}
          {...startWith(transition.to)}
        />
      </Columns>
      <ScreenFields nameOf={nameOf} transition={transition} fields={fields} />
    </Stack>
  )
}

type ScreenFieldsProps = Pick<TransitionFieldsProps, 'nameOf' | 'fields'> & { transition: WorkflowTransition }

/** The permission of a transition, and the fields that its dialog shows and requires. */
function ScreenFields({ nameOf, transition, fields }: ScreenFieldsProps) {
  const { t } = useTranslation('workflows')
  const labelOf = usePermissionLabel()
  const { screen = [], required = [], permission } = transition
  return (
    <Columns count={3}>
      <ComboBox
        name={nameOf('permission')}
        label={t('transitions.permission')}
        options={permissions.map(({ name }) => ({ id: name, label: `${labelOf(name)} · ${name}` }))}
        {...startWith(permission)}
      />
      <LateMultiSelect
        name={nameOf('screen')}
        label={t('transitions.screen')}
        options={fields}
        chosen={screen}
      />
      <LateMultiSelect
        name={nameOf('required')}
        label={t('transitions.required')}
        options={fields}
        chosen={required}
      />
    </Columns>
  )
}

function startWith(chosen: string | null | undefined) {
  return chosen == null || chosen === '' ? {} : { defaultValue: chosen }
}
