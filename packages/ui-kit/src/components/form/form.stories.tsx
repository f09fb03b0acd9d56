import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { NumberField } from '#components/number-field/number-field.tsx'
import { Select } from '#components/select/select.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { Form, type ValidationErrors } from './form.tsx'

const countries = [
  { id: 'es', label: 'Spain' },
  { id: 'pt', label: 'Portugal' },
]

const fields = (
  <>
    <Columns>
      <TextField label="Name" name="name" isRequired />
      <TextField label="E-mail" name="email" type="email" isRequired />
      <Select label="Country" name="country" options={countries} isRequired />
      <NumberField
        label="Birth year of the child"
        name="children[0].birthYear"
        formatOptions={{ useGrouping: false }}
      />
    </Columns>
    <Checkbox label="Active" name="active" value="yes" defaultSelected />
    <Inline justify="end">
      <Button type="submit" tone="primary">
        Save
      </Button>
    </Inline>
  </>
)

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { children: fields, onSubmit: fn(), 'aria-label': 'User' },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The values come nested by the paths of the names. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana')
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: /Country/ }))
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Spain' }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: /^Birth year/ }), '2015')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Ana',
        email: 'ana@example.com',
        country: 'es',
        children: [{ birthYear: '2015' }],
        active: 'yes',
      },
      expect.anything(),
    )
  },
}

/**
 * The browser of the test speaks English, the portal Spanish: the texts of the rules are Spanish, and nothing of the
 * browser is seen.
 */
export const RulesInThePortalsLanguage: Story = {
  globals: { locale: 'es' },
  args: {
    children: (
      <>
        <TextField label="Nombre" name="name" isRequired />
        <TextField label="Correo" name="email" type="email" defaultValue="ana" />
        <Select label="País" name="country" options={countries} isRequired />
        <Button type="submit">Guardar</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(navigator.language).toMatch(/^en/)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText('El campo Nombre es obligatorio.')).toBeVisible()
    await expect(
      canvas.getByText(/Escriba una dirección de correo válida/, { selector: 'span' }),
    ).toBeVisible()
    await expect(canvas.getByText('Seleccione una opción en País.')).toBeVisible()
    await expect(canvas.queryByText(/fill out|please/i)).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText(/^Nombre/)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const refusal: ValidationErrors = {
  email: 'This address is taken.',
  'children[0].birthYear': ['The year is in the future.'],
  budget: 'The department has no budget left.',
}

/** What the server refuses appears at its field; the first one gets the focus, and editing takes the error away. */
export const RefusedByTheServer: Story = {
  render: function Render(args) {
    const [errors, setErrors] = useState<ValidationErrors>()
    return (
      <Form
        {...args}
        onSubmit={() => setErrors(refusal)}
        {...(errors === undefined ? {} : { validationErrors: errors })}
      >
        <TextField label="Name" name="name" defaultValue="Ana" />
        <TextField label="E-mail" name="email" defaultValue="ana@example.com" />
        <NumberField label="Birth year" name="children[0].birthYear" formatOptions={{ useGrouping: false }} />
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const email = canvas.getByLabelText('E-mail')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('This address is taken.')
    await expect(canvas.getByText('The department has no budget left.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 fields need attention')
    await userEvent.type(email, 'x')
    await userEvent.tab()
    await waitFor(() => expect(email).not.toHaveAccessibleDescription())
  },
}

export const FormError: Story = {
  args: { formError: 'The server did not answer. Nothing was saved; what you wrote is still here.' },
}
