import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
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
export const Orientations: Story = {
  render: (args) => (
    <FieldStates>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <RadioGroup
          key={orientation}
          {...args}
          name={orientation}
          label={orientation}
          orientation={orientation}
          defaultValue="home"
        />
      ))}
    </FieldStates>
  ),
}

/** Selecting a radio button causes no layout shift. */
export const States: Story = {
  render: ({ options }) => (
    <FieldStates errors={{ refused: 'Choose a place.' }}>
      <RadioGroup label="Nothing chosen" name="none" options={options} isRequired />
      <RadioGroup label="Chosen" name="chosen" options={options} defaultValue="site" />
      <RadioGroup label="Refused" name="refused" options={options} />
      <RadioGroup label="Read only" name="read" options={options} defaultValue="site" isReadOnly />
      <RadioGroup
        label="Disabled"
        name="disabled"
        options={options}
        defaultValue="site"
        isDisabled
        description="Your contract says so."
      />
      <RadioGroup
        label={longTexts.de}
        name="long"
        options={[{ id: 'long', label: longTexts.es, description: longTexts.de }]}
      />
    </FieldStates>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('radiogroup', { name: 'Chosen' }))
    const [chosen, other] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'))
    // Measured from the top of its own line, because one label is longer.
    const inset = (label?: Element | null) =>
      (label?.getBoundingClientRect().top ?? 0) - (label?.parentElement?.getBoundingClientRect().top ?? NaN)
    await expect(inset(chosen)).toBe(inset(other))
  },
}

/** One tab stop; the arrow keys select. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'site' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('radio', { name: /At home/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('home')
  },
}
