import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { MultiSelect } from './multi-select.tsx'

const options = ['Atención', 'Ventas', 'Retención', 'Inglés', 'Francés', 'Facturación'].map((label, at) => ({
  id: `${at + 1}`,
  label,
}))

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Skills', name: 'skills', options, onChange: fn() },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Playground: Story = { args: { defaultValue: ['1', '4'] } }

export const States: Story = {
  render: () => (
    <Stack>
      <MultiSelect label="Nothing chosen" options={options} description="At least one." isRequired />
      <MultiSelect label="As many as allowed" options={options} defaultValue={['1', '2']} max={2} />
      <MultiSelect
        label="With a reason"
        options={options}
        defaultValue={['1']}
        max={1}
        maxReason="This campaign takes one skill only."
      />
      <MultiSelect label="Read only" options={options} defaultValue={['1', '3']} isReadOnly />
      <MultiSelect label="Disabled" options={options} defaultValue={['1', '3']} isDisabled />
      <MultiSelect
        label="Fähigkeitsbezeichnungen und Sprachkenntnisse der Mitarbeiterinnen"
        options={[
          {
            id: '1',
            label: 'Gestión de reclamaciones y devoluciones de clientes internacionales en varios idiomas',
          },
        ]}
        defaultValue={['1']}
      />
    </Stack>
  ),
}

/** Typing filters, Enter selects and clears the input; Backspace and the chips remove. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('reten')
    await waitFor(async () => expect(await page(canvasElement).findAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.keyboard('ven')
    await waitFor(async () => expect(await page(canvasElement).findAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['3', '2'])
    await userEvent.keyboard('{Escape}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    const chip = await within(canvasElement).findByRole('row', { name: 'Retención' })
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** Tab only leaves: the last selected option stays selected although it has the virtual focus. */
export const TabTakesNothing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await page(canvasElement).findByRole('option', { name: 'Atención' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1'])
    await userEvent.tab()
    const chip = await within(canvasElement).findByRole('row', { name: 'Atención' })
    await waitFor(() => expect(chip).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith(['1'])
  },
}

/** A missing option can be created. */
export const Creating: Story = {
  args: { onCreate: fn((text: string) => Promise.resolve({ id: 'new', label: text })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Alemán')
    await userEvent.click(await page(canvasElement).findByRole('option', { name: 'Create “Alemán”' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['new']))
    await userEvent.keyboard('{Escape}')
    await expect(await within(canvasElement).findByRole('row', { name: 'Alemán' })).toBeVisible()
  },
}

const onSubmit = fn()

/** The form gets the ids under the name; an empty required field shows an error in the language of the portal. */
export const InAForm: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit} aria-label="Agent">
      <MultiSelect {...args} isRequired />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Choose an option for Skills.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    for (const name of ['Ventas', 'Inglés']) {
      await userEvent.type(canvas.getByRole('combobox'), name)
      await userEvent.click(await page(canvasElement).findByRole('option', { name }))
    }
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ skills: ['2', '4'] }, expect.anything()))
  },
}
