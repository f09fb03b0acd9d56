import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '#components/text-field/text-field.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import type { StepAnswer } from './use-wizard.ts'
import { Wizard } from './wizard.tsx'

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  args: {
    label: 'Model 145',
    onFinish: fn((): StepAnswer => undefined),
    onStep: fn(),
    steps: [
      {
        id: 'person',
        label: 'Person',
        content: (
          <>
            <TextField label="Name" name="name" isRequired />
            <TextField label="Tax number" name="taxNumber" isRequired />
          </>
        ),
      },
      {
        id: 'home',
        label: 'Home',
        check: ({ postcode }) =>
          postcode === '00000'
            ? { postcode: 'There is no such postcode.', town: 'Write the town too.' }
            : undefined,
        content: (
          <>
            <TextField label="Postcode" name="postcode" />
            <TextField label="Town" name="town" />
          </>
        ),
      },
      { id: 'sign', label: 'Signature', content: <TextField label="Place" name="place" isRequired /> },
    ],
  },
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    label: longTexts.de,
    steps: [
      { id: 'es', label: longTexts.es, content: <TextField label={longTexts.es} name="es" /> },
      { id: 'de', label: longTexts.de, content: null },
    ],
  },
}

/** Validation blocks a step, its own check returns a list of errors, and going back keeps the input. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
    await userEvent.keyboard('Ana{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Tax number/)).toHaveFocus())
    await userEvent.keyboard('12345678Z{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toHaveFocus())
    await expect(args.onStep).toHaveBeenLastCalledWith('home')
    await userEvent.keyboard('00000{Enter}')
    await expect(await canvas.findByText('There is no such postcode.', { selector: 'span' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toHaveFocus())
    await expect(canvas.getAllByText('2 fields need attention')[0]).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Postcode'))
    await userEvent.keyboard('28001')
    await userEvent.type(canvas.getByLabelText('Town'), 'Madrid')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Place/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /Person/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ana')
    await userEvent.click(canvas.getByRole('button', { name: /Signature/ }))
    await userEvent.type(canvas.getByLabelText(/^Place/), 'Madrid{Enter}')
    await waitFor(() =>
      expect(args.onFinish).toHaveBeenCalledWith({
        name: 'Ana',
        taxNumber: '12345678Z',
        postcode: '28001',
        town: 'Madrid',
        place: 'Madrid',
      }),
    )
  },
}

/** The URL follows asynchronously: it never moves a fast person back, and the back button still works. */
export const SlowAddress: Story = {
  render: function Slow(args) {
    const [step, setStep] = useState<string>()
    const [visited, setVisited] = useState<readonly string[]>([])
    return (
      <>
        <Wizard {...args} step={step} onStep={(id) => setVisited((before) => [...before, id])} />
        {visited.map((id, index) => (
          <button key={`${index}-${id}`} type="button" onClick={() => setStep(id)}>
            Arrive at {id}
          </button>
        ))}
      </>
    )
  },
  args: {
    steps: ['first', 'second', 'third'].map((id) => ({
      id,
      label: id,
      content: <TextField label={`Of ${id}`} />,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = (name: string) => canvas.findByRole('heading', { level: 2, name })
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await press('Next')
    await title('second')
    await canvas.findByRole('button', { name: 'Arrive at second' })
    await press('Next')
    await title('third')
    await press('Arrive at second')
    await title('third')
    await press('Arrive at third')
    await title('third')
    await press('Arrive at second')
    await title('second')
  },
}

/** An error of the last step leads back to the step with the field. */
export const RefusedAtTheEnd: Story = {
  args: { onFinish: fn((): StepAnswer => ({ taxNumber: 'This number is in use.' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana')
    await userEvent.type(canvas.getByLabelText(/^Tax number/), '1{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Postcode')).toBeVisible())
    await userEvent.type(canvas.getByLabelText('Town'), 'Madrid{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^Place/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^Place/), 'Madrid{Enter}')
    await expect(await canvas.findByText('This number is in use.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Tax number/)).toHaveFocus())
    await expect(canvas.getByText(', with errors')).toBeInTheDocument()
  },
}
