import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const WithRequest: Story = {
  args: {
    title: 'The loads could not be read',
    detail: 'The server did not answer.',
    requestId: 'req-7f3a91',
  },
}
export const Retrying: Story = { args: { isRetrying: true } }
