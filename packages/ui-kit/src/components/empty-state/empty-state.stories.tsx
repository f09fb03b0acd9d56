import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#components/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const NoneYet: Story = {
  args: {
    title: 'No loads yet',
    children: 'Upload a file with the records to call.',
    action: (
      <Button tone="primary" icon="upload">
        Upload a file
      </Button>
    ),
  },
}
export const NoneMatch: Story = { args: { kind: 'none-match', action: <Button>Clear the filters</Button> } }
export const NoPermission: Story = { args: { kind: 'no-permission' } }
