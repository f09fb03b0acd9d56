import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Vacations',
  args: { at: '/vacaciones?from=2026-08-03&until=2026-08-07' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const team = '/admin/vacaciones/vacacionesEmpleados'

/**
 * VAC-14.1 A rejection shows its rule and numbers, and one press takes the nearest dates; then it is sent.
 */
export const Choosing: Story = {
  play: async () => {
    await screen.findByText('They are taken in blocks of 7 days or a multiple, and these are 5.')
    // Both dates are on one line.
    const years = screen.getAllByRole('spinbutton', { name: /year/i })
    await expect(new Set(years.map((year) => year.getBoundingClientRect().top)).size).toBe(1)
    await expect(screen.getByRole('button', { name: 'Request' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '2026-08-10 to 2026-08-16' }))
    const ask = screen.getByRole('button', { name: 'Request' })
    await waitFor(() => expect(ask).toBeEnabled())
    await userEvent.click(ask)
    const form = within(await screen.findByRole('form', { name: /2026-08-10/ }))
    // Within the notice period: without consent it is not sent (VAC-15).
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await userEvent.click(await form.findByRole('checkbox', { name: /^I agree/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('Request sent')
    const available = await screen.findByRole('button', { name: /Available, 7 days/ })
    await userEvent.click(available)
    const sum = within(await screen.findByRole('dialog', { name: /Available/ }))
    await expect(sum.getByText('= Available')).toBeVisible()
  },
}

/** A bulk approval after a confirmation; a request decided meanwhile shows why it failed. */
export const Deciding: Story = {
  args: { at: team },
  play: async () => {
    for (const box of await screen.findAllByRole('checkbox', { name: /2026-08/ })) await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('2 requests will be approved.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await userEvent.click(await screen.findByRole('button', { name: /failed|not changed|Show/i }))
    await screen.findByText(/value is not valid/i)
  },
}

/** VAC-6.1 Deciders see who else of the team is off, pending requests included. */
export const Decided: Story = {
  args: { at: `${team}?request=0193b3a0-0000-4000-8000-000000000001` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /2026-08-03/ }))
    await drawer.findByRole('grid', { name: /^Holidays from 2026-08-03/ })
    await drawer.findByRole('button', { name: 'Approve' })
  },
}

/** Rules with failing examples cannot be published: the example is named. */
export const Publishing: Story = {
  args: { at: `${team}?tab=policies&policy=0193b3a0-0000-4000-8000-000000000001` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Publish' }))
    await question.findByText(/^Does not come true: /)
  },
}

/** A draft is edited until its examples pass, including their expected results; or it is deleted. */
export const Drafting: Story = {
  args: { at: `${team}?tab=policies&policy=0193b3a0-0000-4000-8000-000000000001` },
  play: async () => {
    await screen.findByText('Does not come true')
    await userEvent.click(await screen.findByRole('button', { name: 'Change the draft' }))
    const form = within(await screen.findByRole('form', { name: /^Change the draft/ }))
    const expected = form.getByRole('textbox', { name: /^Must come to, in days/ })
    await userEvent.clear(expected)
    await userEvent.type(expected, '22')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Draft changed')
    await waitFor(() => expect(screen.queryByText('Does not come true')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the draft' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove the draft' }))
    await screen.findByText('Draft removed')
  },
}

/** A choice above the maximum of a request shows an error, and is not counted. */
export const TooManyDays: Story = {
  args: { at: '/vacaciones?from=2026-01-01&until=2026-06-30' },
  play: async () => {
    await screen.findByText(/^You have chosen 181 days, and a request has 120 at most/)
    await expect(screen.queryByRole('button', { name: 'Request' })).toBeNull()
  },
}

/** The empty state. */
export const Nothing: Story = {
  args: { at: '/vacaciones?tab=requests', mood: 'empty' },
  play: async () => {
    await screen.findByText('There are no holiday requests')
  },
}
