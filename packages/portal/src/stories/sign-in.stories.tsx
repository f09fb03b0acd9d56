import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Sign-in',
  args: { at: '/pages/login' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

/** The first page of everybody. */
export const Default: Story = { args: { isSignedOut: true } }

/** The error is shown in the form, and the username stays. */
export const WrongPassword: Story = {
  args: { isSignedOut: true },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'lucia')
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'wrong{Enter}')
    await canvas.findByText('Wrong Username or Password')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('lucia')
  },
}

/** After the sign-in, the requested screen opens. */
export const WithTheWayBack: Story = {
  args: { isSignedOut: true, at: '/creacionCamposGestion?search=motivo' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'lucia')
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'demo{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Management fields' })
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toHaveValue('motivo')
  },
}
