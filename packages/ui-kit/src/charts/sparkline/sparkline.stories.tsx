import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Calls of the last ten hours, rising', values: [3, 5, 4, 8, 9, 7, 11, 12, 10, 14] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Flat: Story = { args: { label: 'Always five', values: [5, 5, 5, 5] } }
