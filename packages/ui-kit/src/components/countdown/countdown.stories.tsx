import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { label: 'Time until the campaign closes', until: '2099-11-30T22:00:00Z', size: 'lg', onEnd: fn() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

/** Counts down to the given instant. */
export const Playground: Story = {}

/** At zero it announces the end once and calls its handler once. */
export const RunOut: Story = {
  args: { label: 'Break', until: '2026-11-20T11:15:00Z' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Break' })).toHaveTextContent('00:00:00')
    await expect(canvas.getByText('Break: Ended')).toBeInTheDocument()
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1))
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['md', 'lg'] as const).map((size) => (
        <Countdown key={size} {...args} label={`Time until the campaign closes, ${size}`} size={size} />
      ))}
    </Stack>
  ),
}

export const LongTexts: Story = {
  render: (args) => (
    <Stack>
      <Countdown {...args} label={longTexts.es} />
      <Countdown {...args} label={longTexts.de} size="md" />
    </Stack>
  ),
}

/** The button announces the remaining time once. */
export const ReadOnDemand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read the remaining time' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/^Remaining: [\d,]+ hours/)).toBeInTheDocument()
  },
}
