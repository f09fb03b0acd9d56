import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Form } from '#components/form/form.tsx'
import { Select } from '#components/select/select.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { rules } from './rules.ts'
import { Restored } from './restored.tsx'
import { UnsavedPrompt } from './unsaved-prompt.tsx'
import { useFormAction, type FormActionOptions } from './use-form-action.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface ProfileFormProps {
  action: FormActionOptions<unknown>['action']
  onLeft: () => void
}

/** A form as used in screens: submitted to a server, and guarded while it has unsaved changes. */
function ProfileForm({ action, onLeft }: ProfileFormProps) {
  const [isAsking, setAsking] = useState(false)
  const save = useFormAction({
    action,
    explain: (error) =>
      error instanceof Error && error.message === 'taken'
        ? { validationErrors: { alias: 'This name is taken.' } }
        : { formError: 'The server did not answer. What you wrote is still here.' },
  })
  const isUnsaved = useUnsavedGuard(save.isDirty)
  return (
    <>
      <Form {...save.form} aria-label="Profile">
        <TextField
          label="Alias"
          name="alias"
          defaultValue="ana"
          validate={rules.all(rules.required, rules.max5)}
        />
        <Select
          label="Language"
          name="language"
          defaultValue="es"
          options={[
            { id: 'es', label: 'Español' },
            { id: 'en', label: 'English' },
          ]}
        />
        <p>{save.isDirty ? 'Unsaved changes' : 'All is saved'}</p>
        <Inline justify="end">
          <Button onPress={() => (isUnsaved() ? setAsking(true) : onLeft())}>Leave</Button>
          <Button type="submit" tone="primary" isPending={save.isPending}>
            Save
          </Button>
        </Inline>
      </Form>
      <UnsavedPrompt
        isAsking={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false)
          onLeft()
        }}
      />
    </>
  )
}

const agree: ProfileFormProps['action'] = () => Promise.resolve()

const meta = {
  title: 'Forms/useFormAction',
  parameters: { parts: ['useFormAction'] },
  subcomponents: { UnsavedPrompt, Restored },
  component: ProfileForm,
  args: { action: agree, onLeft: fn() },
  // React Aria's announcement of a busy button lasts for seconds, and would leak into the next story.
  beforeEach: () => () => {
    for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren()
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A rejected value shows its error at the field; resubmitted without errors it is saved, and nothing is unsaved. */
export const RefusedThenSaved: Story = {
  args: {
    action: ({ alias }) => (alias === 'ana' ? Promise.reject(new Error('taken')) : Promise.resolve()),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alias = canvas.getByLabelText('Alias')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(alias).toHaveFocus())
    await expect(alias).toHaveAccessibleDescription('This name is taken.')
    await userEvent.clear(alias)
    await userEvent.type(alias, 'anita')
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('All is saved')).toBeVisible()
  },
}

export const NoAnswer: Story = {
  args: { action: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/What you wrote is still here/)).toBeVisible()
  },
}

/** Changes are detected in every kind of field; leaving asks for confirmation, and reverting them clears the guard. */
export const Unsaved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const choose = async (language: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Language/ }))
      await userEvent.click(await page.findByRole('option', { name: language }))
    }
    await choose('English')
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    const question = within(await page.findByRole('alertdialog', { name: 'There are unsaved changes' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Stay here' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(args.onLeft).not.toHaveBeenCalled()
    await choose('Español')
    await expect(await canvas.findByText('All is saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(args.onLeft).toHaveBeenCalled())
  },
}
