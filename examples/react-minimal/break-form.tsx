import { Button, Card, Form, NumberField, TextField, type ValidationErrors } from '@portal/ui-kit'
import { useState } from 'react'
import type { BreakType } from './breaks-table.tsx'

interface BreakFormProps {
  /** The names of the other breaks. */
  taken: readonly string[]
  onAdd: (added: BreakType) => void
}

// #region form
export function BreakForm({ taken, onAdd }: BreakFormProps) {
  const [errors, setErrors] = useState<ValidationErrors>({})
  return (
    <Card title="New break">
      <Form
        validationErrors={errors}
        onSubmit={(values) => {
          const name = typeof values.name === 'string' ? values.name : ''
          if (taken.includes(name))
            setErrors({ name: 'Another break has this name. Choose a different one.' })
          else onAdd({ id: name, name, minutes: Number(values.minutes) })
        }}
      >
        <TextField label="Name" name="name" isRequired maxLength={50} />
        <NumberField label="Minutes" name="minutes" isRequired minValue={1} maxValue={60} />
        <Button type="submit" tone="primary">
          Add
        </Button>
      </Form>
    </Card>
  )
}
// #endregion
