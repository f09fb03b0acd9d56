import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Reason', name: 'reason', placeholder: 'What happened?' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Required" isRequired description="The coordinator will read it." />
      <TextArea label="Read only" isReadOnly defaultValue="Written by somebody else." />
      <TextArea label="Disabled" isDisabled defaultValue="Not now." />
    </Stack>
  ),
}
