import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
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

export const Sizes: Story = {
  render: () => (
    <FieldStates>
      {(['sm', 'md'] as const).map((size) => (
        <Select key={size} label={size} options={options} defaultValue="high" size={size} />
      ))}
    </FieldStates>
  ),
}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'It was closed meanwhile.' }}>
      <Select label="Nothing chosen" options={options} isRequired />
      <Select label="Chosen" options={options} defaultValue="high" description="It can be changed later." />
      <Select label="Refused" name="refused" options={options} defaultValue="low" />
      <Select
        label="Disabled"
        options={options}
        defaultValue="low"
        isDisabled
        description="Only a coordinator changes it."
      />
      <Select label={longTexts.de} options={[{ id: 'es', label: longTexts.es }]} defaultValue="es" />
      <Select label={longTexts.es} options={options} placeholder={longTexts.de} size="sm" />
    </FieldStates>
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

/** Typing finds an option, Enter selects it, and the form gets its id. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('h{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('high')
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('High')
  },
}
