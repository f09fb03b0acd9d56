import { TextField } from '@portal/ui-kit'
import { textOf } from './form-values.ts'
import { ResourceForm } from './resource-form.tsx'

interface NameFormProps {
  title: string
  label: string
  description: string
  /** The name of the draft, for form and subject. */
  draft: string
  send: (name: string) => Promise<unknown>
  /** The notice after success. */
  done: string
  onClose: () => void
}

/** A form with a single name field. */
export function NameForm({ title, label, description, draft, send, done, onClose }: NameFormProps) {
  return (
    <ResourceForm
      title={title}
      draft={draft}
      send={(values) => send(textOf(values.name))}
      done={done}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField name="name" label={label} description={description} isRequired maxLength={80} />
    </ResourceForm>
  )
}
