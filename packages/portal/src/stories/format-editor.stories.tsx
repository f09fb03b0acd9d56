import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const meta = {
  ...screenStories,
  title: 'Portal screens/Design a format',
  args: { at: '/clustering/crearFormato' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const NewFormat: Story = {}

/** A template with loads: a change creates its next version. */
export const InUse: Story = {
  args: { at: '/clustering/crearFormato?id=template-1' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Recobro estándar')
  },
}

export const Loading: Story = { args: { at: '/clustering/crearFormato?id=template-1', mood: 'loading' } }

export const Failing: Story = {
  args: { at: '/clustering/crearFormato?id=template-1', mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** A duplicate name is rejected at its field. */
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox', { name: /^Name/ })
    if (name === undefined) throw new Error('The form has no name')
    await userEvent.type(name, 'Recobro estándar')
    await expect(name).toHaveValue('Recobro estándar')
  },
}
