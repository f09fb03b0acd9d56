import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Threshold', defaultValue: 0.9, minValue: 0.6, maxValue: 1, step: 0.01 },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const States: Story = {
  render: () => (
    <Stack>
      <Slider
        label="As a share"
        defaultValue={0.75}
        minValue={0}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
      />
      <Slider label="Not to be moved" defaultValue={3} minValue={0} maxValue={10} isDisabled />
      <Slider label={longTexts.es} defaultValue={3} minValue={0} maxValue={10} />
      <Slider label={longTexts.de} defaultValue={3} minValue={0} maxValue={10} />
    </Stack>
  ),
}
