import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the terms', name: 'terms' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack space="sm">
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultSelected description="With a line that explains it." />
      <Checkbox label="Some of it" isIndeterminate />
      <Checkbox label="Read only" isReadOnly isSelected />
      <Checkbox label="Disabled" isDisabled />
      <Checkbox label="Disabled and ticked" isDisabled defaultSelected />
    </Stack>
  ),
}

export const LongTexts: Story = {
  render: () => (
    <FieldStates errors={{ terms: 'Without it nothing can be sent.' }}>
      <Checkbox label={longTexts.es} description={longTexts.de} />
      <Checkbox label="Refused" name="terms" />
      <Checkbox label="Disabled" isDisabled description="Only the staff office changes it." />
    </FieldStates>
  ),
}
