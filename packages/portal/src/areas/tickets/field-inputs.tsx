import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '@portal/sdk'
import { Checkbox, Columns, NumberField, Select, TextArea, TextField } from '@portal/ui-kit'
import { dataClasses, fieldTypes } from './field-input.ts'

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

/** A management field; its inputs depend on its type. */
export function FieldInputs({ row: field = newField }: { row?: Inputs }) {
  const { t } = useTranslation('tickets')
  const [type, setType] = useState(field.type)
  return (
    <>
      <TextField
        name="label"
        label={t('fields.label')}
        description={t('fields.labelHelp')}
        isRequired
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
      <LimitFields field={field} />
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

/** The bounds of a number, or of the length of a text. */
function LimitFields({ field }: { field: Pick<Inputs, 'minimum' | 'maximum'> }) {
  const { t } = useTranslation('tickets')
  return (
    <Columns>
      <NumberField
        name="minimum"
        label={t('fields.minimum')}
        description={t('fields.limitsHelp')}
        {...valueOf(field.minimum)}
      />
      <NumberField name="maximum" label={t('fields.maximum')} {...valueOf(field.maximum)} />
    </Columns>
  )
}
