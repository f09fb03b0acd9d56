import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { TagInput } from './tag-input.tsx'

const meta = {
  title: 'Forms/TagInput',
  component: TagInput,
  args: { label: 'Telephones', name: 'telephones', onChange: fn() },
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj<typeof meta>

const nineDigits = (tag: string) => (/^\d{9}$/.test(tag) ? null : `${tag} does not have nine figures.`)

export const Playground: Story = { args: { defaultValue: ['600111222', '600333444'], rule: nineDigits } }

export const States: Story = {
  render: () => (
    <Stack>
      <TagInput label="Empty" isRequired placeholder="600111222" />
      <TagInput label="Disabled" defaultValue={['VIP', 'Nuevo']} isDisabled />
      <TagInput
        label="Fähigkeitsbezeichnungen und Sprachkenntnisse der Mitarbeiterinnen"
        defaultValue={[
          'Gestión de reclamaciones y devoluciones de clientes internacionales en varios idiomas',
        ]}
      />
    </Stack>
  ),
}

/** Enter adds, invalid values stay with a reason, Backspace and Delete remove. */
export const ByKeyboard: Story = {
  args: { rule: nineDigits, max: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('600111222{Enter}600333444,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['600111222', '600333444'])
    await userEvent.keyboard('600111222{Enter}')
    await expect(await canvas.findByText('“600111222” is in the list already.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.keyboard('12{Enter}')
    await expect(await canvas.findByText('12 does not have nine figures.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['600111222'])
    await userEvent.tab()
    await userEvent.tab()
    const chip = await canvas.findByRole('row', { name: '600111222' })
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** A pasted column of a spreadsheet: valid values are added, the rest stays to be corrected. */
export const Pasted: Story = {
  args: { rule: nineDigits },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('600111222\n600333444\nxyz\n')
    await expect(args.onChange).toHaveBeenLastCalledWith(['600111222', '600333444'])
    await expect(field).toHaveValue('xyz')
    await expect(await canvas.findByText('xyz does not have nine figures.')).toBeVisible()
  },
}

const onSubmit = fn()

/** The form gets the values as a list; pending text is added on blur. */
export const InAForm: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={onSubmit} aria-label="List">
      <TagInput {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Telephones is required.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('600111222{Enter}600333444')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ telephones: ['600111222', '600333444'] }, expect.anything()),
    )
  },
}

/** Server errors stay at the field until its values change. */
export const RefusedByTheServer: Story = {
  args: { defaultValue: ['600111222'] },
  render: (args) => (
    <Form validationErrors={{ telephones: 'One of them is on the blacklist.' }} aria-label="List">
      <TagInput {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/One of them is on the blacklist/)
    await userEvent.keyboard('600333444{Enter}')
    await userEvent.tab()
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/blacklist/))
  },
}
