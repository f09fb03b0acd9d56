import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DateField, EmptyState, Select, TextArea, TextField } from '@portal/ui-kit'
import { drafts } from '#patterns/drafts/drafts.ts'
import { textOf } from '#patterns/form-values.ts'
import { WizardScreen, type WizardPart } from '#patterns/wizard-screen/wizard-screen.tsx'
import { absenceKinds, absencesFamily } from '#stories/testing/absences.ts'
import { patternStories } from '#stories/testing/pattern-stories.tsx'
import type { PortalStoryProps } from '#stories/testing/portal-story.tsx'

const kindOptions = absenceKinds.map((id) => ({ id, label: id }))
const steps: readonly WizardPart[] = [
  {
    id: 'kind',
    label: 'What for',
    content: (
      <>
        <Select name="kind" label="Kind" isRequired options={kindOptions} defaultValue="Holiday" />
        <TextArea name="note" label="Note" />
      </>
    ),
  },
  {
    id: 'when',
    label: 'When',
    content: (
      <>
        <DateField name="from" label="From" isRequired defaultValue="2026-12-22" />
        <DateField name="to" label="Until" isRequired defaultValue="2026-12-24" />
      </>
    ),
  },
  {
    id: 'contact',
    label: 'Contact',
    content: <TextField name="phone" label="Phone meanwhile" isRequired />,
  },
]

function LongAbsence() {
  const [absences] = useState(() => absencesFamily())
  return (
    <WizardScreen
      name="long-absence"
      title="A long absence"
      text="Three steps; what you write is kept until you send it."
      steps={steps}
      send={absences.create}
      input={({ kind, from, to }) => ({ kind: textOf(kind), from: textOf(from), to: textOf(to) })}
      finishLabel="Send"
      done={<EmptyState icon="check" title="Your request was sent" />}
    />
  )
}

const meta = {
  ...patternStories(
    'For a form that is too long for one page: the step is in the address, what was written outlives a reload of the tab, and what the service refuses leads to the step of its field. A form that fits a page is `Form`.',
    () => <LongAbsence />,
  ),
  title: 'Patterns/Wizard screen',
  args: { at: '/' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Kind/ })).toHaveFocus())
  },
}

/** A link to a step that is not reached yet shows the first one. */
export const AheadOfItself: Story = {
  args: { at: '/?step=contact' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'What for' })
  },
}

/** A reload restores the draft and the step. */
export const BegunBefore: Story = {
  args: { at: '/?step=contact' },
  beforeEach: () =>
    drafts.write('0193b3a0-0000-4000-8000-000000000001', 'long-absence', {
      values: { kind: ['Moving house'], phone: ['+34 600 000 001'] },
      reached: 'contact',
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Phone/ })).toHaveValue('+34 600 000 001')
    await canvas.findByText('What you had written has been restored.')
  },
}

export const ToTheEnd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await canvas.findByRole('heading', { level: 2, name: 'When' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('heading', { level: 2, name: 'Contact' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '+34 600 000 001')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByText('Your request was sent')).toBeVisible())
  },
}
