import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Send me an e-mail', description: 'When a load has ended.' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack space="sm">
      <Switch label="Off" />
      <Switch label="On" defaultSelected />
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled and on" isDisabled defaultSelected />
    </Stack>
  ),
}
