import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <ErrorState
        {...args}
        title="The loads could not be read"
        detail="The server did not answer."
        requestId="req-7f3a91"
      />
      <ErrorState {...args} title="Asked again" isRetrying />
      <ErrorState {...args} title={longTexts.de} detail={longTexts.es} requestId="req-7f3a92" />
    </Stack>
  ),
}
