import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Calendar } from './calendar.tsx'

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { label: 'Day of the entries', defaultValue: '2026-11-18', onChange: fn() },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Days outside the bounds are dimmed, unavailable days are struck through. */
export const States: Story = {
  tags: ['visual'],
  args: { min: '2026-11-05', max: '2026-11-25', isDateUnavailable: (date) => date === '2026-11-12' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole('button', { name: /November 18, 2026/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10')
  },
}
