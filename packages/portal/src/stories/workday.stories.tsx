import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Working day',
  args: { at: '/accesos?day=0193b3a0-0000-4000-8000-000000000001:2026-03-05' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const openDay = async () => within(await screen.findByRole('dialog', { name: /2026-03-05$/ }))

/** FIC-2 The reason of a failed rejection is still there, and that of a successful one is cleared. */
export const Rejecting: Story = {
  play: async () => {
    const day = await openDay()
    const ask = async () => {
      await userEvent.click(await day.findByRole('button', { name: 'Reject' }))
      return within(await screen.findByRole('dialog', { name: 'Reject' }))
    }
    const send = async (reason: string) => {
      const dialog = await ask()
      const field = await dialog.findByRole('textbox', { name: /^Reason/ })
      await userEvent.clear(field)
      await userEvent.type(field, reason)
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reject' })).toBeNull())
    }
    await send('wrong')
    await screen.findByText('The value is not valid', { exact: false })
    const kept = await ask()
    await expect(await kept.findByRole('textbox', { name: /^Reason/ })).toHaveValue('wrong')
    await userEvent.click(kept.getByRole('button', { name: 'Cancel' }))
    await send('That day she left at three')
    await screen.findByRole('button', { name: 'Undo' })
    const again = await ask()
    await expect(await again.findByRole('textbox', { name: /^Reason/ })).toHaveValue('')
  },
}

/** FIC-2 No field selects the entry: its error is shown above the fields. */
export const RefusedEntry: Story = {
  play: async () => {
    const day = await openDay()
    await userEvent.click(await day.findByRole('button', { name: /^Actions for .* In$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct' }))
    const form = within(await screen.findByRole('form', { name: /^Correct/ }))
    await userEvent.click(form.getByRole('radio', { name: 'It should not be there' }))
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Opened the portal only')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for the correction' }))
    await form.findByText(/^This entry cannot be corrected like this/)
  },
}
