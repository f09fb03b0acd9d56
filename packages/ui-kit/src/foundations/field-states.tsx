import type { ReactNode } from 'react'
import { Form } from 'react-aria-components/Form'
import { Stack } from '#layouts/stack/stack.tsx'

interface FieldStatesProps {
  /** What was refused, by the name of its field. */
  errors?: Record<string, string>
  children: ReactNode
}

/** Fields in all their states, one below the other; unlike the kit's `Form` it moves no focus to what was refused. */
export function FieldStates({ errors = {}, children }: FieldStatesProps) {
  return (
    <Form validationErrors={errors}>
      <Stack>{children}</Stack>
    </Form>
  )
}
