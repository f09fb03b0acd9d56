import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import type { ValidationErrors } from '#components/form/shown-errors.ts'
import { TextField } from '#components/text-field/text-field.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { RepeatedSection, type RepeatedSectionProps } from './repeated-section.tsx'

interface Holder {
  name: string
  document: string
}
const holders: Holder[] = [
  { name: 'Ana Ruiz', document: '12345678Z' },
  { name: 'Berta Soler', document: '87654321X' },
]

const args: RepeatedSectionProps<Holder> = {
  label: 'Holders',
  itemLabel: 'Holder',
  name: 'holders',
  items: holders,
  onChange: fn(),
  children: ({ name, initial }) => (
    <Columns>
      <TextField label="Name" name={name('name')} defaultValue={initial?.name ?? ''} />
      <TextField label="Document" name={name('document')} defaultValue={initial?.document ?? ''} />
    </Columns>
  ),
}

const meta = {
  title: 'Forms/RepeatedSection',
  component: RepeatedSection<Holder>,
  args,
} satisfies Meta<typeof RepeatedSection<Holder>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { isOrdered: true, description: 'In the order of the contract.' } }
export const NoneYet: Story = { args: { items: [] } }
export const AtTheLimit: Story = { args: { max: 2 } }
export const AtLeastOne: Story = { args: { items: [], min: 1 } }
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Unterhaltsberechtigte Familienangehörige des Arbeitnehmers',
    itemLabel: 'Ascendientes que conviven con la persona contribuyente',
    isOrdered: true,
  },
}

/** The focus moves to a new section, to the neighbour of a removed one, and stays on the button that moves one. */
export const ByKeyboard: Story = {
  args: { isOrdered: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Add Holder' }).focus()
    await userEvent.keyboard('{Enter}')
    const third = within(await canvas.findByRole('group', { name: 'Holder 3' }))
    await waitFor(() => expect(third.getByLabelText('Name')).toHaveFocus())
    await userEvent.keyboard('Carlos')
    canvas.getByRole('button', { name: 'Move Holder 3 up' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Holder 2 up' })).toHaveFocus())
    await expect(canvas.getByText('Holder 3: now 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Holder 1 down' })).toHaveFocus())
    const first = within(canvas.getByRole('group', { name: 'Holder 1' }))
    await expect(first.getByLabelText('Name')).toHaveValue('Carlos')
    await expect(first.getByLabelText('Name')).toHaveAttribute('name', 'holders[0].name')
    canvas.getByRole('button', { name: 'Remove Holder 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Holder 1' })).toHaveFocus())
    while (canvas.queryByRole('group', { name: 'Holder 1' }) !== null) {
      canvas.getByRole('button', { name: 'Remove Holder 1' }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Holder' })).toHaveFocus())
    await expect(canvas.getByText('There is none yet.')).toBeVisible()
  },
}

const onSubmit = fn()

/** The form gets a list; server errors return to their section, and are cleared when sections are reordered. */
export const InAForm: Story = {
  args: { isOrdered: true },
  render: function Render(section) {
    const [errors, setErrors] = useState<ValidationErrors>()
    return (
      <Form
        aria-label="Contract"
        validationErrors={errors}
        onSubmit={(values) => {
          onSubmit(values)
          setErrors({ 'holders[1].document': 'This document is known already.' })
        }}
      >
        <RepeatedSection {...section} />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSubmit).toHaveBeenCalledWith({ holders })
    const second = within(canvas.getByRole('group', { name: 'Holder 2' }))
    await waitFor(() => expect(second.getByLabelText('Document')).toHaveFocus())
    await expect(second.getByText('This document is known already.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Holder 2 up' }))
    await waitFor(() => expect(canvas.queryByText('This document is known already.')).toBeNull())
  },
}
