import type { ReactNode } from 'react'
import { Form } from 'react-aria-components/Form'
import { Stack } from '#layouts/stack/stack.tsx'

interface FieldStatesProps {
  /** The server's errors by field name. */
  errors?: Record<string, string>
  children: ReactNode
}

/** Fields in all their states; unlike the kit's `Form` it does not focus invalid fields. */
export function FieldStates({ errors = {}, children }: FieldStatesProps) {
  return (
    <Form validationErrors={errors}>
      <Stack>{children}</Stack>
    </Form>
  )
}
