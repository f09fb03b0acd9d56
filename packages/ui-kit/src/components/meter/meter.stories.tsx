import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Vacation days', value: 14, max: 23, valueLabel: '14 of 23 used' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const AlmostFull: Story = { args: { value: 22, valueLabel: '22 of 23 used', tone: 'warning' } }
