import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
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
      <Switch label="Read only" isReadOnly isSelected />
      <Switch label="Disabled" isDisabled description="Your role does not send e-mails." />
      <Switch label="Disabled and on" isDisabled defaultSelected />
      <Switch label={longTexts.es} description={longTexts.de} />
      <Switch label={longTexts.de} defaultSelected />
    </Stack>
  ),
}
