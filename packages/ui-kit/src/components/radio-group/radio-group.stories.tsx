import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Where you work',
    name: 'place',
    options: [
      { id: 'site', label: 'On site' },
      { id: 'home', label: 'At home', description: 'Up to two days a week' },
      { id: 'both', label: 'Both', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultValue: 'site' } }
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'home' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'site' } }

/** One stop of the Tab key; the arrow keys choose. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'site' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: /At home/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('home')
  },
}
