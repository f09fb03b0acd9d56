import { TextField } from '@portal/ui-kit'
import { textOf } from './form-values.ts'
import { ResourceForm } from './resource-form.tsx'

interface NameFormProps {
  title: string
  label: string
  description: string
  /** Names what is written, one word for one form and thing. */
  draft: string
  send: (name: string) => Promise<unknown>
  /** What the notice says when it was taken. */
  done: string
  onClose: () => void
}

/** Asks for nothing but a name, under which something is kept. */
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
