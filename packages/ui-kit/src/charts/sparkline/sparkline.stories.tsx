import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '#layouts/stack/stack.tsx'
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
export const WithAGap: Story = {
  args: { label: 'No data in two hours of ten', values: [3, 5, 4, null, null, 7, 11, 12, 10, 14] },
}

export const Colours: Story = {
  render: (args) => (
    <Stack>
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((colour) => (
        <Sparkline key={colour} {...args} colour={colour} label={`Colour ${colour}`} />
      ))}
    </Stack>
  ),
}

/** A single value has no trend: nothing is drawn. */
export const TooFewValues: Story = {
  args: { values: [5] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
