import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Checkbox, Columns, NumberField, Select, TextArea, TextField, type FormValues } from '@portal/ui-kit'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useAttempt } from '#patterns/use-attempt.ts'
import { dataClasses, fieldInputOf, fieldTypes } from './field-input.ts'

interface FieldFormProps {
  /** The field to edit; without one, a new one is made. */
  field?: Field
  onClose: () => void
}

/** Creates or edits a management field. */
export function FieldForm({ field, onClose }: FieldFormProps) {
  const { t } = useTranslation(['tickets', 'general'])
  const { fields } = usePortal()
  const create = useAttempt(fields.create)
  const update = useAttempt(fields.update)
  const { isPending, error } = field === undefined ? create : update
  const send = (values: FormValues) => {
    const input = fieldInputOf(values)
    return field === undefined ? create(input) : update(field.id, input)
  }
  return (
    <ResourceForm
      title={field === undefined ? t('fields.createTitle') : t('fields.edit', { name: field.label })}
      send={send}
      isPending={isPending}
      error={error}
      done={t('general:done.saved')}
      onClose={onClose}
    >
      <FieldInputs {...(field === undefined ? {} : { field })} />
    </ResourceForm>
  )
}

type Inputs = Pick<
  Field,
  'key' | 'label' | 'type' | 'options' | 'minimum' | 'maximum' | 'personalData' | 'required' | 'active'
> & { id?: string; position: number | null }

const newField: Inputs = {
  key: '',
  label: '',
  type: 'text',
  options: [],
  minimum: null,
  maximum: null,
  position: null,
  personalData: 'none',
  required: false,
  active: true,
}

function FieldInputs({ field = newField }: { field?: Inputs }) {
  const { t } = useTranslation('tickets')
  const [type, setType] = useState(field.type)
  return (
    <>
      <TextField
        name="label"
        label={t('fields.label')}
        description={t('fields.labelHelp')}
        isRequired
        autoFocus
        defaultValue={field.label}
        maxLength={80}
      />
      <TextField
        name="key"
        label={t('fields.key')}
        description={t('fields.keyHelp')}
        isRequired
        isReadOnly={field.id !== undefined}
        defaultValue={field.key}
        maxLength={40}
      />
      <Select
        name="type"
        label={t('fields.type')}
        isRequired
        value={type}
        onChange={setType}
        options={fieldTypes.map((id) => ({ id, label: t(`fields.types.${id}`) }))}
      />
      {type === 'list' ? (
        <TextArea
          name="options"
          label={t('fields.options')}
          description={t('fields.optionsHelp')}
          isRequired
          defaultValue={field.options.join('\n')}
        />
      ) : null}
      <Columns>
        <NumberField
          name="minimum"
          label={t('fields.minimum')}
          description={t('fields.limitsHelp')}
          {...valueOf(field.minimum)}
        />
        <NumberField name="maximum" label={t('fields.maximum')} {...valueOf(field.maximum)} />
      </Columns>
      <Select
        name="personalData"
        label={t('fields.personalData')}
        defaultValue={field.personalData}
        options={dataClasses.map((id) => ({ id, label: t(`fields.classes.${id}`) }))}
      />
      <NumberField
        name="position"
        label={t('fields.position')}
        minValue={0}
        maxValue={10_000}
        {...valueOf(field.position)}
      />
      <Checkbox name="required" label={t('fields.required')} defaultSelected={field.required} />
      <Checkbox name="active" label={t('fields.active')} defaultSelected={field.active} />
    </>
  )
}

function valueOf(value: number | null | undefined) {
  return value === null || value === undefined ? {} : { defaultValue: value }
}
