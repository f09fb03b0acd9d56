import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Vacation days', value: 14, max: 23, valueLabel: '14 of 23 used' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Meter key={tone} label={tone} value={14} max={23} valueLabel="14 of 23 used" tone={tone} />
      ))}
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <Stack>
      <Meter label="Nothing used" value={0} max={23} valueLabel="0 of 23 used" />
      <Meter label="All used" value={23} max={23} valueLabel="23 of 23 used" tone="warning" />
      <Meter label={longTexts.es} value={9} max={23} valueLabel="9 de 23 días" />
      <Meter label={longTexts.de} value={9} max={23} valueLabel="9 von 23 Urlaubstagen genommen" />
    </Stack>
  ),
}
