import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Operations',
  args: { at: '/vacacionesOperaciones?from=2027-08-02&until=2027-08-08' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const manage = '/admin/manageVacationOp/manageVacationOp'

/**
 * VOP-1.2 The calendar marks full dates; the plan shows the position on the waiting list, and one press takes
 * free dates.
 */
export const Choosing: Story = {
  play: async () => {
    await screen.findByText('It will join the waiting list')
    await expect(screen.getByText('Your place would be number 3.')).toBeVisible()
    await expect(await screen.findByText(/^Full: 14 /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '2027-08-16 to 2027-08-22' }))
    await screen.findByText('It will be approved when you send it')
  },
}

/** VOP-3.2 A free place is offered with its deadline, and accepted with one press. */
export const Offered: Story = {
  args: { at: '/vacacionesOperaciones' },
  play: async () => {
    await screen.findByText(/^There is a place for your holidays from 2026-08-03/)
    await userEvent.click(screen.getByRole('button', { name: 'Accept the place' }))
    await screen.findByText('Place accepted')
  },
}

/**
 * VOP-7 The coverage after a bulk approval, the subset that fits in one press, and the decision with undo.
 */
export const Deciding: Story = {
  args: { at: manage },
  play: async () => {
    for (const box of await screen.findAllByRole('checkbox', { name: /2027-08/ })) await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: 'See the coverage' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Coverage if 2 requests are approved' }))
    await drawer.findByText('11 · 1 missing')
    await expect(drawer.getByText('No place on 2027-08-02: quota 4')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Choose the suggested set (1)' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /2027-08-02/ })).not.toBeChecked())
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByRole('button', { name: 'Undo' })
  },
}

/** Failures stay selected with their reason; approval beyond the quota needs a reason. */
export const Beyond: Story = {
  args: { at: manage },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /2027-08-02/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await screen.findByRole('button', { name: /failed|not changed|Show/i })
    await expect(screen.getByRole('checkbox', { name: /2027-08-02/ })).toBeChecked()
    await userEvent.click(await screen.findByRole('button', { name: 'Approve beyond the quota' }))
    const form = within(await screen.findByRole('dialog', { name: 'Approve beyond the quota' }))
    await userEvent.type(form.getByRole('textbox'), 'Two people are back earlier')
    await userEvent.click(form.getByRole('button', { name: 'Approve beyond the quota' }))
    await screen.findByRole('button', { name: 'Undo' })
  },
}

/** No plan counts places for this person. */
export const NoPlan: Story = {
  args: { at: '/vacacionesOperaciones', mood: 'empty' },
  play: async () => {
    await screen.findByText('There is no holiday plan for you')
  },
}

/** Nothing waits for a decision. */
export const Nothing: Story = {
  args: { at: manage, mood: 'empty' },
  play: async () => {
    await screen.findByText('There are no holiday requests')
  },
}
