import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Load formats',
  args: { at: '/clustering/formats' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Recobro estándar' })
  },
}

/** A template with loads cannot be deleted: its menu says why. */
export const InUse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Recobro estándar' }))
    const entry = await screen.findByRole('menuitem', { name: 'Delete' })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveAccessibleDescription()
  },
}

/** Failures of a bulk action are reported row by row. */
export const DeletingMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Recobro estándar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Encuesta de satisfacción' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Encuesta de satisfacción' })).toBeNull())
    await expect(canvas.getByRole('link', { name: 'Recobro estándar' })).toBeVisible()
  },
}

export const NoneYet: Story = { args: { mood: 'empty' } }

export const Loading: Story = { args: { mood: 'loading' } }

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** Without the permission to edit templates there are no buttons. */
export const OnlyLooking: Story = {
  args: { without: ['CARGUE_CREAR_FORMATO'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Recobro estándar' })
  },
}
