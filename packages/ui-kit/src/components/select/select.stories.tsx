import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '#layouts/stack/stack.tsx'
import { Select } from './select.tsx'

const options = [
  { id: 'low', label: 'Low' },
  { id: 'normal', label: 'Normal', description: 'Answered within two days' },
  { id: 'high', label: 'High', description: 'Answered within four hours' },
  { id: 'closed', label: 'Closed', isDisabled: true },
]

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Priority', name: 'priority', options, onChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <Select label="Nothing chosen" options={options} />
      <Select label="Chosen" options={options} defaultValue="high" />
      <Select label="Small" options={options} defaultValue="high" size="sm" />
      <Select label="Disabled" options={options} defaultValue="low" isDisabled />
    </Stack>
  ),
}

export const Open: Story = {
  args: { defaultValue: 'normal' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('option', { name: 'Normal' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Letters find an option, Enter takes it, and the form gets its id. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('h{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('high')
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('High')
  },
}
