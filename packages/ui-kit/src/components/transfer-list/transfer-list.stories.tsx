import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { TransferList } from './transfer-list.tsx'

const first = ['Ángela', 'Ana', 'Berta', 'Carlos', 'Dídac', 'Íñigo', 'Nora', 'Óscar']
const last = ['Vidal', 'Ruiz', 'Soler', 'Gil', 'Pons', 'Sanz']
const teams = ['Ventas', 'Atención al cliente', 'Retención']
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    label: `${first[at % first.length] ?? ''} ${last[at % last.length] ?? ''} ${at + 1}`,
    description: teams[at % teams.length],
  }))

const meta = {
  title: 'Forms/TransferList',
  component: TransferList,
  args: {
    label: 'Employees of the campaign',
    options: people(48),
    value: ['2', '3', '7'],
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TransferList
        {...args}
        value={value}
        onChange={(ids) => {
          setValue(ids)
          args.onChange?.(ids)
        }}
      />
    )
  },
} satisfies Meta<typeof TransferList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { description: 'They will see its openings from tomorrow.' },
}
export const NothingSelected: Story = { args: { value: [] } }
export const NothingToSelect: Story = { args: { value: [], options: [] } }

/** Two thousand items, of which only visible ones are rendered. */
export const Many: Story = {
  args: { options: people(2000) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('option').length).toBeGreaterThan(5))
    await expect(within(canvasElement).getAllByRole('option').length).toBeLessThan(100)
  },
}

export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Mitarbeiterinnen und Mitarbeiter der Kundenbetreuungskampagne',
    options: [
      {
        id: '2',
        label: 'Abwesenheitsverwaltungskoordinatorin Ángela Vidal de la Fuente y Montenegro',
        description: 'Gestión de reclamaciones internacionales',
      },
      { id: '3', label: 'Not available', description: 'Is on leave', isDisabled: true },
    ],
  },
}

/** Select all matches, view the selection, and remove one, by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('inigo')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Select the matching (6)' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '3', '6', '7', '14', '22', '30', '38', '46'])
    await expect(canvas.getByText('9 of 48 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Selected/ }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the matching (6)' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '3', '7'])
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3))
    canvas.getByRole('button', { name: 'Remove all' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['3', '7'])
  },
}

const onSubmit = fn()

/** The form gets the ids under the name; errors are at the search, which gets the focus. */
export const InAForm: Story = {
  render: function Render() {
    const [errors, setErrors] = useState<Record<string, string>>()
    return (
      <Form
        validationErrors={errors}
        onSubmit={(values) => {
          onSubmit(values)
          if (Array.isArray(values.employees)) setErrors({ employees: 'Ana Ruiz 2 is on leave.' })
        }}
      >
        <TransferList label="Employees" name="employees" options={people(48)} isRequired />
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox')
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await save()
    await canvas.findByText('Choose an option for Employees.')
    await waitFor(() => expect(search).toHaveFocus())
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('ana{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Select the matching (6)' }))
    await waitFor(() => expect(canvas.queryByText('Choose an option for Employees.')).toBeNull())
    await save()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ employees: ['2', '10', '18', '26', '34', '42'] }),
    )
    await canvas.findByText('Ana Ruiz 2 is on leave.')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.click(await canvas.findByRole('option', { name: /^Ana Ruiz 2(?!\d)/ }))
    await waitFor(() => expect(canvas.queryByText('Ana Ruiz 2 is on leave.')).toBeNull())
    await save()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith({ employees: ['10', '18', '26', '34', '42'] }),
    )
    await expect(onSubmit).toHaveBeenCalledTimes(2)
  },
}
