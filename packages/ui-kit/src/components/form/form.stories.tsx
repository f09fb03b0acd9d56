import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { NumberField } from '#components/number-field/number-field.tsx'
import { Select } from '#components/select/select.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { rules } from '#forms/rules.ts'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Form } from './form.tsx'
import type { ValidationErrors } from './shown-errors.ts'

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

/** The values are nested by the paths of their names. */
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
 * The browser of the test is English, the portal Spanish: validation messages are Spanish, none comes from the browser.
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

/** Server errors appear at their fields; the first one gets the focus, and editing clears the error. */
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
    // Immediately, not on blur: the button would move away under the pointer.
    await userEvent.type(email, 'x')
    await waitFor(() => expect(email).not.toHaveAccessibleDescription())
    await expect(email).toHaveFocus()
    await userEvent.tab()
  },
}

/**
 * Two rejected fields, of which correcting one, or another field altogether, may be enough: the form can be submitted
 * again at once, by the button or Enter.
 */
export const SentAgainAfterARefusal: Story = {
  render: function Render(args) {
    const [errors, setErrors] = useState<ValidationErrors>()
    return (
      <Form
        aria-label="Request"
        validationErrors={errors}
        onSubmit={(values, form) => {
          args.onSubmit?.(values, form)
          setErrors(
            values.name === 'Berta'
              ? undefined
              : { email: 'Not the address of that person.', name: 'Not the person of that address.' },
          )
        }}
      >
        <TextField label="Name" name="name" defaultValue="Ana" isRequired />
        <TextField label="E-mail" name="email" defaultValue="berta@example.com" />
        <Button type="submit">Save</Button>
      </Form>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByLabelText(/^Name/)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields need attention')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    // Rejected again with the same message, which is shown again.
    await waitFor(() => expect(name).toHaveAccessibleDescription('Not the person of that address.'))
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required.'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await userEvent.type(name, 'Berta{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3))
    await waitFor(() => expect(canvas.queryByText(/Not the/)).toBeNull())
  },
}

/** The validation rules of the specification combined; each entry of the summary leads to its field. */
export const ComposedRules: Story = {
  globals: { locale: 'es' },
  args: {
    children: (
      <>
        <TextField
          label="Código"
          name="code"
          validate={rules.all(rules.required, rules.max5, rules.noSpaces)}
        />
        <TextField label="Unidades" name="units" validate={rules.all(rules.required, rules.integer)} />
        <Button type="submit">Guardar</Button>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [code, units] = [canvas.getByLabelText('Código'), canvas.getByLabelText('Unidades')]
    await userEvent.type(code, 'a bcde')
    await userEvent.type(units, '1,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('El campo Código debe tener máximo 5 caracteres.'),
    )
    await expect(units).toHaveAccessibleDescription('El campo Unidades solo puede contener números enteros.')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Hay 2 campos por corregir'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Unidades' }))
    await waitFor(() => expect(units).toHaveFocus())
    await userEvent.clear(units)
    await userEvent.type(units, '15')
    await userEvent.clear(code)
    await userEvent.type(code, 'a b')
    await userEvent.tab()
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('El campo Código no puede contener espacios.'),
    )
    await userEvent.clear(code)
    await userEvent.type(code, 'ab')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ code: 'ab', units: '15' }, expect.anything()),
    )
  },
}

export const FormError: Story = {
  args: { formError: 'The server did not answer. Nothing was saved; what you wrote is still here.' },
}

export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    formError: longTexts.es,
    validationErrors: { es: longTexts.es, de: longTexts.de },
    children: (
      <>
        <TextField label={longTexts.es} name="es" />
        <TextField label={longTexts.de} name="de" />
      </>
    ),
  },
}
