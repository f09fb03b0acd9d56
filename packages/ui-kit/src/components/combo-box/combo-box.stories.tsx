import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { ComboBox } from './combo-box.tsx'

const options = ['Ángela Vidal', 'Ana Ruiz', 'Berta Soler', 'Carlos Gil', 'Dídac Pons', 'Íñigo Sanz'].map(
  (label, at) => ({
    id: `${at + 1}`,
    label,
  }),
)

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Coordinator', name: 'coordinator', options, onChange: fn() },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'She works in another campaign.' }}>
      <ComboBox label="Nothing chosen" options={options} isRequired description="Approves the vacations." />
      <ComboBox label="Chosen" options={options} defaultValue="4" />
      <ComboBox label="Refused" name="refused" options={options} defaultValue="2" />
      <ComboBox
        label="Disabled"
        options={options}
        defaultValue="4"
        isDisabled
        description="Only the staff office changes it."
      />
      <ComboBox label={longTexts.de} options={[{ id: 'es', label: longTexts.es }]} defaultValue="es" />
    </FieldStates>
  ),
}

/** Typing filters without regard to case and accents; Enter selects the option. */
export const ByWriting: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'inig')
    await expect(await page.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('combobox')).toHaveAttribute('aria-activedescendant'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('6')
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('Íñigo Sanz')
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz')
    await expect(await within(canvasElement.ownerDocument.body).findByText('No results')).toBeVisible()
  },
}

/** The selection is added to a list: the input is cleared for the next one, and its options close. */
export const IntoAList: Story = {
  render: function IntoAList() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    const [text, setText] = useState('')
    return (
      <>
        <ComboBox
          label="People"
          options={options.filter(({ id }) => !chosen.includes(id))}
          value={null}
          onChange={(id) => {
            if (id === null) return
            setChosen([...chosen, id])
            setText('')
          }}
          inputValue={text}
          onInputChange={setText}
        />
        <output>{chosen.join(' ')}</output>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const box = within(canvasElement).getByRole('combobox')
    for (const [text, taken] of [
      ['ber', '3'],
      ['inig', '3 6'],
    ] as const) {
      await userEvent.type(box, text)
      await userEvent.click(await page.findByRole('option'))
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(taken)
      await expect(box).toHaveValue('')
      await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
      await expect(box).toHaveFocus()
    }
  },
}
