import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Absences',
  args: { at: '/ausencias' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const manage = '/admin/ausencias/gestionar-ausencias'

/**
 * AUS-3.1 Pending absences are decided in their rows; a hidden cause only shows that the person is absent.
 */
export const Deciding: Story = {
  args: { at: manage },
  play: async () => {
    await screen.findByText('Absent')
    const [approve] = await screen.findAllByRole('button', { name: /^Approve: / })
    if (approve === undefined) throw new Error('Nothing waits')
    await userEvent.click(approve)
    await screen.findByText('Request approved')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve: / })).toBeNull())
  },
}

/** Violations of the rule show their numbers beside the form, and the service's errors at their field. */
export const Reporting: Story = {
  args: { at: '/crearAusencias' },
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Report an absence' }))
    const type = form.getByRole('combobox', { name: /^Type of absence/ })
    await userEvent.click(type)
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? type)
    await writeDate('First day', '03032026')
    await userEvent.click(await form.findByRole('button', { name: /For whom it is/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^First-degree/ }))
    await screen.findByText(/^Counts 1 working day$/)
    await writeDate('Last day', '04042026')
    await screen.findByText('5 working days are allowed, and these are 33 working days.')
    await userEvent.type(form.getByRole('textbox', { name: /^Comment/ }), 'otra vez')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    await form.findByText('The record must be unique')
    await expect(form.getByRole('textbox', { name: /^Comment/ })).toHaveValue('otra vez')
  },
}

/** AUS-2.1 A missing proof is shown in its row, where it is uploaded. */
export const Proving: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Proof of / }))
    const form = within(await screen.findByRole('dialog', { name: 'Add the proof' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no place for a file')
    await userEvent.upload(input, new File(['%PDF'], 'parte.pdf', { type: 'application/pdf' }))
    await form.findByRole('button', { name: /^Remove / })
    await userEvent.click(form.getByRole('button', { name: 'Add the proof' }))
    await screen.findByText('Proof sent')
  },
}

/** AUS-4.2 Sick leave opens with its reports, and accepts the next one. */
export const SickLeave: Story = {
  args: { at: `${manage}?absence=0193b3a0-0000-4000-8000-000000000002` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'))
    await drawer.findByRole('heading', { name: 'Sick notes' })
    await userEvent.click(await drawer.findByRole('button', { name: 'Add a sick note' }))
    const form = within(await screen.findByRole('form', { name: /^Sick note of/ }))
    await expect(form.getByRole('radio', { name: 'Discharge' })).toBeInTheDocument()
  },
}

/** The balance of a bag expands to its calculation. */
export const Bags: Story = {
  args: { at: '/ausencias?tab=bags' },
  play: async () => {
    const [left] = await screen.findAllByRole('button', { name: /how .* come about/ })
    if (left === undefined) throw new Error('There is no bag')
    await userEvent.click(left)
    const sum = within(await screen.findByRole('dialog', { name: /come about/ }))
    await expect(sum.getByText('= Left')).toBeVisible()
  },
}

/** AUS-11.1 An adaptation shows the deadline of its answer; a refusal requires reasons. */
export const Adaptations: Story = {
  args: { at: `${manage}?tab=adaptations` },
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^Actions|actions/i })
    if (menu === undefined) throw new Error('No row has a menu')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Answer' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Refuse' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Reasons/ })).toBeRequired())
  },
}

/** REP-9.1 REP-14.2 The rate shows its formula and both numbers; figures of few people are withheld. */
export const Absenteeism: Story = {
  args: { at: '/informeAbsentismos' },
  play: async () => {
    await screen.findAllByText(/432:00 h lost ÷ 6128:00 h agreed effective/)
    await expect(screen.getByText(/Unjustified:.*Fewer than five people/)).toBeVisible()
    await screen.findByRole('row', { name: /The others/ })
  },
}

/** The empty state. */
export const Nothing: Story = {
  args: { mood: 'empty' },
  play: async () => {
    await screen.findByText('There are no absences')
  },
}

/** Without access to the report, the missing permission is named. */
export const NotAllowed: Story = {
  args: { at: manage, without: ['GESTIONAR_AUSENCIAS'] },
}

/** Types a date into its segments. */
async function writeDate(label: string, digits: string): Promise<void> {
  const group = within(await screen.findByRole('group', { name: new RegExp(`^${label}`) }))
  const [first] = group.getAllByRole('spinbutton')
  if (first === undefined) throw new Error(`${label} has no parts`)
  await userEvent.click(first)
  await userEvent.keyboard(digits)
}
