import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const team = '/admin/accesos/accesosEmpleados'
const meta = {
  ...screenStories,
  title: 'Portal screens/Proof of the time record',
  args: { at: `${team}?tab=packages` },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** REP-10 A package of everybody is requested, and its evidence is explained. */
export const Open: Story = {
  play: async () => {
    await press('Package for the Inspectorate')
    const form = within(await screen.findByRole('form', { name: 'Package for the Inspectorate' }))
    await userEvent.click(form.getByRole('radio', { name: 'Everybody I may see' }))
    await press('Ask for the package')
    await screen.findByText('Package asked for')
    await press('Anchors and public key')
    const drawer = within(await screen.findByRole('dialog', { name: 'Anchors and public key' }))
    await drawer.findByText('Hash of the anchor')
    await expect(drawer.getByRole('button', { name: 'Download the anchors' })).toBeEnabled()
  },
}

/** Access is granted to people or for a work center, and revoked after a confirmation. */
export const Giving: Story = {
  args: { at: `${team}?tab=grants` },
  play: async () => {
    await press('Give access')
    const form = within(await screen.findByRole('form', { name: 'Give access' }))
    await expect(form.getByRole('combobox', { name: /^To whom/ })).toHaveFocus()
    await press('Cancel')
    await press(/^Actions for/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take access back' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Take access back' }))
    await userEvent.click(question.getByRole('button', { name: 'Take access back' }))
    await screen.findByText('Access taken back')
  },
}

/** A person's grants: until when, in which role, and the days. */
export const Granted: Story = {
  args: { at: `${team}?tab=granted` },
  play: async () => {
    await screen.findByText(/^Access as Labour inspectorate until/)
    await expect(await screen.findByRole('button', { name: 'Package for the Inspectorate' })).toBeEnabled()
  },
}

/** Without access to other days, the granted ones come first. */
export const OnlyGranted: Story = {
  args: { at: team, without: ['MENU_ACCESOS', 'FICHAJE_CREAR', 'ACCESOS_VER', 'REPORTES_FICHAJE_VER'] },
  play: async () => {
    await screen.findByText(/^Access as Labour inspectorate until/)
  },
}

/** Who has viewed the person's own record, and why. */
export const Seen: Story = {
  args: { at: '/accesos?tab=views' },
  play: async () => {
    await expect(await screen.findByText('Working days on the screen')).toBeVisible()
  },
}
