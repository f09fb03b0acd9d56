import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { ComboBox } from '#components/combo-box/combo-box.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Drawer } from '#components/drawer/drawer.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { Select } from '#components/select/select.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { Form } from './form.tsx'

const meta = {
  title: 'Forms/Form at rest',
  component: Form,
  tags: ['!autodocs'],
  // Text appended at the end must not move the beginning.
  parameters: { layout: 'padded' },
  args: { onSubmit: fn(), 'aria-label': 'User', children: null },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const countries = [
  { id: 'es', label: 'Spain' },
  { id: 'pt', label: 'Portugal' },
]

const closed = (
  <>
    <TextField label="Number" defaultValue="1284" isReadOnly />
    <TextField label="Owner" isDisabled />
  </>
)

/** Read-only fields are skipped; a heading only has the focus until a field can take it. */
export const FirstField: Story = {
  args: {
    children: (
      <>
        {closed}
        <TextField label="Name" name="name" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Name')).toHaveFocus())
  },
}

/** In a radio group, the selected one. */
export const FirstIsAChoice: Story = {
  args: {
    children: <RadioGroup label="Country" name="country" options={countries} defaultValue="pt" />,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('radio', { name: 'Portugal' })).toHaveFocus())
  },
}

/** In a dialog or drawer, before its close button; Enter submits, and the focus returns. */
export const InWhatOpens: Story = {
  render: (args) => (
    <>
      {([Dialog, Drawer] as const).map((Overlay, at) => (
        <Overlay key={at} title="User" trigger={<Button>{at === 0 ? 'Dialog' : 'Drawer'}</Button>}>
          {(close) => (
            <Form {...args} onSubmit={close}>
              <Select label="Country" name="country" options={countries} defaultValue="es" />
              <TextField label="Name" name="name" />
            </Form>
          )}
        </Overlay>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const name of ['Dialog', 'Drawer']) {
      const opener = within(canvasElement).getByRole('button', { name })
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const form = within(await page.findByRole('form'))
      await waitFor(() => expect(form.getByRole('button', { name: /Country/ })).toHaveFocus())
      await userEvent.tab()
      await expect(form.getByLabelText('Name')).toHaveFocus()
      await userEvent.keyboard('Ana{Enter}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}

let arrive: () => void = fn()

/** Fields that load after a moment. */
function Late() {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    arrive = () => setThere(true)
  }, [])
  return isThere ? <TextField label="Name" name="name" /> : closed
}

/** Fields that load later get the focus then. */
export const ComesLater: Story = {
  args: { children: <Late /> },
  play: async ({ canvasElement }) => {
    await expect(document.body).toHaveFocus()
    arrive()
    await waitFor(() => expect(within(canvasElement).getByLabelText('Name')).toHaveFocus())
  },
}

/** If the focus has moved on, it is not moved back. */
export const ComesTooLate: Story = {
  args: { children: <Late /> },
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <Form {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    arrive()
    await expect(await canvas.findByLabelText('Name')).not.toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}

/** A form that is one part of a page does not take the focus. */
export const BesideOthers: Story = {
  args: { isAside: true, children: <TextField label="Answer" name="answer" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Answer')).not.toHaveFocus()
  },
}

/** Blurred with an error, submitted, corrected: nothing moves below the pointer. */
export const NothingMoves: Story = {
  args: {
    children: (
      <>
        <TextField label="Name" name="name" isRequired />
        <TextField label="E-mail" name="email" type="email" defaultValue="ana" />
        <Checkbox label="Active" name="active" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [name, email] = [canvas.getByLabelText(/^Name/), canvas.getByLabelText('E-mail')]
    const box = canvas.getByRole('checkbox', { name: 'Active' })
    const top = () => canvas.getByText('Active').getBoundingClientRect().top
    await document.fonts.ready
    const before = top()
    await userEvent.type(email, ' ruiz')
    await userEvent.click(box)
    await expect(top()).toBe(before)
    await expect(email).not.toHaveAccessibleDescription()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('2 fields need attention', { selector: 'p' })).toBeVisible())
    const complaining = top()
    await userEvent.type(name, 'Ana')
    await userEvent.click(box)
    await waitFor(() => expect(name).not.toHaveAccessibleDescription())
    await expect(top()).toBe(complaining)
    await expect(canvas.getByText('1 field needs attention')).toBeVisible()
    await userEvent.clear(email)
    await userEvent.click(box)
    await waitFor(() => expect(canvas.getByText(/All of it is corrected/)).toBeVisible())
    await expect(top()).toBe(complaining)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

/** A form-level error appears below the submit button, in sight. */
export const RefusedAsAWhole: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>()
    return (
      <Form {...args} formError={error} onSubmit={() => setError('The server did not answer.')}>
        <TextField label="Name" name="name" />
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Save' })
    await document.fonts.ready
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible()
    await expect(button.getBoundingClientRect().top).toBe(top)
  },
}

/** The initial focus in a combo box does not open its list over the form; a press does. */
export const FirstHasAList: Story = {
  args: { children: <ComboBox label="Country" name="country" options={countries} /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const box = within(canvasElement).getByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(page.queryByRole('listbox')).toBeNull()
    await userEvent.click(box)
    await expect(await page.findByRole('option', { name: 'Spain' })).toBeVisible()
  },
}
