import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Minutes', name: 'minutes', defaultValue: 15, minValue: 1, maxValue: 480 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Formats: Story = {
  render: () => (
    <Stack>
      <NumberField
        label="Price"
        defaultValue={1234.5}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <NumberField label="Share" defaultValue={0.42} formatOptions={{ style: 'percent' }} step={0.01} />
      <NumberField label="Year" defaultValue={2026} formatOptions={{ useGrouping: false }} hideSteppers />
      <NumberField label="Disabled" defaultValue={3} isDisabled />
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'The campaign allows 60 at most.' }}>
      <NumberField label="Empty" isRequired description="Up to 480." />
      <NumberField label="Refused" name="refused" defaultValue={90} />
      <NumberField label="Read only" defaultValue={15} isReadOnly />
      <NumberField label="Disabled" defaultValue={15} isDisabled description="The month is closed." />
      <NumberField label={longTexts.es} defaultValue={1234.5} />
      <NumberField label={longTexts.de} defaultValue={1234.5} />
    </FieldStates>
  ),
}

/** Numbers are parsed in the format of the language, and arrow keys step. */
export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { label: 'Betrag', defaultValue: 1234.5, maxValue: 10_000 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveValue('1.234,5')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('1.235')
  },
}
