import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const at = '/admin/teletrabajo/teletrabajoEmpleados'
const meta = {
  ...screenStories,
  title: 'Portal screens/Telework',
  args: { at },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** TEL-1.2 A pending agreement is read by letter and signed after a confirmation; then nothing is pending. */
export const Signing: Story = {
  args: { at: `${at}?tab=own` },
  play: async () => {
    await screen.findByText(/^You have an agreement to sign/)
    const [equipment] = screen.getAllByText('a) Equipment and useful life')
    await expect(equipment).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Sign' }))
    await screen.findByText('Agreement signed')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull())
  },
}

/** People with their agreement; each opens with every version and the recorded days. */
export const People: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Íñigo Ruiz Soto' }))
    const drawer = within(await screen.findByRole('dialog'))
    await drawer.findByRole('heading', { name: 'Version 2' })
    await expect(drawer.getByText('Remote hours')).toBeVisible()
  },
}

/** A contradiction names what does not match. */
export const Days: Story = {
  args: { at: `${at}?tab=days` },
  play: async () => {
    await screen.findAllByText('Remote without being planned')
  },
}

/** An employee without further permissions sees only their own agreement. */
export const Own: Story = {
  args: { at, without: ['TELETRABAJO_GESTIONAR'] },
  play: async () => {
    await screen.findByRole('heading', { name: 'Version 1' })
    await expect(screen.queryByRole('tab', { name: 'People' })).toBeNull()
  },
}

/** The empty state. */
export const Nothing: Story = {
  args: { mood: 'empty' },
  play: async () => {
    await screen.findByText('Nobody works remotely yet')
  },
}
