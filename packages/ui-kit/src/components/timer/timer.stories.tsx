import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '#layouts/stack/stack.tsx'
import { Timer } from './timer.tsx'

const meta = {
  title: 'Data/Timer',
  component: Timer,
  args: { label: 'Workday', startedAt: '2026-11-20T08:00:00Z', size: 'lg' },
} satisfies Meta<typeof Timer>
export default meta
type Story = StoryObj<typeof meta>

/** Counts up from the given instant. */
export const Playground: Story = { args: { pausedSeconds: 1800 } }

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['md', 'lg'] as const).map((size) => (
        <Timer key={size} {...args} label={`Workday, ${size}`} size={size} />
      ))}
    </Stack>
  ),
}

/** Paused or ended it stops, with a label. */
export const States: Story = {
  render: () => (
    <Stack space="lg">
      <Timer label="Workday" startedAt="2026-11-20T08:00:00Z" pausedAt="2026-11-20T11:42:07Z" />
      <Timer
        label="Workday"
        startedAt="2026-11-20T08:00:00Z"
        endedAt="2026-11-20T16:05:09Z"
        pausedSeconds={1800}
      />
      <Timer
        label="Zusammengerechnete Arbeitszeit ohne Bildschirmpausen"
        startedAt="2026-11-20T08:00:00Z"
        pausedAt="2026-11-20T08:00:00Z"
      />
      <Timer
        label="Tiempo de la jornada sin las pausas de pantalla visual"
        startedAt="2026-11-16T08:00:00Z"
        endedAt="2026-11-20T16:00:00Z"
        size="lg"
      />
    </Stack>
  ),
}

/** Seconds are not announced; the button announces the time once. */
export const ReadOnDemand: Story = {
  args: { endedAt: '2026-11-20T15:05:09Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const timer = canvas.getByRole('timer', { name: 'Workday' })
    await expect(timer).toHaveTextContent('07:05:09')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read the elapsed time' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Elapsed: 7 hours and 5 minutes')).toBeInTheDocument()
  },
}

/** The digits update automatically. */
export const Ticks: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    const before = timer.textContent
    await waitFor(() => expect(timer.textContent).not.toBe(before))
  },
}
