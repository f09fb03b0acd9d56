import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './offline-banner.tsx'

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
