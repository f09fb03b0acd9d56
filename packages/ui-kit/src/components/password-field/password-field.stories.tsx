import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', isRequired: true },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NewPassword: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    minLength: 10,
    description: 'At least 10 characters.',
  },
}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'The password is not correct.' }}>
      <PasswordField label="Refused" name="refused" defaultValue="secret" />
      <PasswordField label="Disabled" isDisabled description="The account is locked until 10:30." />
      <PasswordField label={longTexts.es} description={longTexts.de} isRequired />
      <PasswordField label={longTexts.de} isReadOnly defaultValue="secret" />
    </FieldStates>
  ),
}

/** The button reveals the password, and this is announced. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(/^Password/)
    await userEvent.type(field, 'secret-1')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
