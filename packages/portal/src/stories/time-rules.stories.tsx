import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'
import { draftId, heldId } from './testing/time-rules-api.ts'

const list = '/admin/accesos/accesosEmpleados?tab=rules'
const meta = {
  ...screenStories,
  title: 'Portal screens/Working time rules',
  args: { at: `${list}&rules=${draftId}` },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const asked = async () => within(await screen.findByRole('alertdialog'))

/** A draft is edited until its examples pass, then published; before that the failing one is named. */
export const Open: Story = {
  play: async () => {
    await press('Put in force')
    await userEvent.click((await asked()).getByRole('button', { name: 'Put in force' }))
    await (await asked()).findByText(/^Does not come true: /)
    await userEvent.click((await asked()).getByRole('button', { name: 'Cancel' }))
    await press('Change the draft')
    const form = within(await screen.findByRole('form', { name: /^Change the draft/ }))
    await userEvent.click(form.getByRole('checkbox', { name: 'Too long a day' }))
    await press('Save')
    await screen.findByText('Draft changed')
    await screen.findByText('Comes true')
    await press('Put in force')
    await userEvent.click((await asked()).getByRole('button', { name: 'Put in force' }))
    await screen.findByText('Rules in force')
    await screen.findByRole('button', { name: 'Turn off' })
  },
}

/** Rules in force show the progress of the recalculation, and are withdrawn after a confirmation. */
export const TurningOff: Story = {
  args: { at: `${list}&rules=${heldId}` },
  play: async () => {
    await screen.findByRole('progressbar', { name: 'Days that are judged again' })
    await press('Turn off')
    await userEvent.click((await asked()).getByRole('button', { name: 'Turn off' }))
    await screen.findByText('Rules turned off')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  },
}

/**
 * A new version copies the rules of this one, for the same agreement or another, with as many examples as
 * needed.
 */
export const Writing: Story = {
  args: { at: `${list}&rules=${heldId}` },
  play: async () => {
    await press('Write another version')
    const form = within(await screen.findByRole('form', { name: /^Another version/ }))
    await expect(form.getByRole('textbox', { name: /^Rest between days, in hours/ })).toHaveValue('9')
    await userEvent.click(form.getByRole('button', { name: 'Add an example' }))
    const hours = form.getAllByRole('textbox', { name: /^Hours of work/ })
    await expect(hours).toHaveLength(2)
    const [, second] = hours
    if (second) {
      await userEvent.clear(second)
      await userEvent.type(second, 'eight')
      await userEvent.tab()
    }
    await press('Save')
    await form.findAllByText('Write the times as 08:00-14:00.')
  },
}

/** Contract managers read them, and edit none. */
export const OnlyReading: Story = {
  args: { at: `${list}&rules=${heldId}`, without: ['CALENDARIOS_GESTIONAR'] },
  play: async () => {
    await screen.findByText('Week of full time')
    await expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  },
}

/** Without access to calendars or contracts there is no such tab. */
export const NotAllowed: Story = {
  args: { at: list, without: ['CALENDARIOS_GESTIONAR', 'CONTRATOS_VER', 'CONTRATOS_GESTIONAR'] },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await expect(screen.queryByText('Working time rules')).toBeNull()
  },
}

/** The empty state. */
export const Nothing: Story = {
  args: { at: list, mood: 'empty' },
  play: async () => {
    await screen.findByText('There are no working time rules')
  },
}
