import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FieldStates } from '#foundations/field-states.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Date of birth', name: 'birthDate', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'The contract begins later.' }}>
      <DateField label="Refused" name="refused" defaultValue="2019-03-04" />
      <DateField label="Date of birth" defaultValue="1990-02-28" isRequired />
      <DateField
        label="Entry"
        defaultValue="2019-03-04"
        isDisabled
        description="Only the staff office changes it."
      />
      <DateField label="Entry" defaultValue="2019-03-04" isReadOnly />
      <DateField label="Geburtsdatum der unterhaltsberechtigten Person im gemeinsamen Haushalt" />
      <DateField label="Fecha de nacimiento del descendiente a cargo" max="2026-11-21" />
    </FieldStates>
  ),
}

/** Typing a digit fills a segment and moves on; Backspace clears it, and then there is no value. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('02281990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-28')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-02-28')
  },
}
