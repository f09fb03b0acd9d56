import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { navGroups } from './nav-groups.ts'
import { NavMenu } from './nav-menu.tsx'

const meta = {
  title: 'Navigation/NavMenu',
  component: NavMenu,
  args: { groups: navGroups, current: 'absences' },
  decorators: [
    (Story) => (
      <nav aria-label="Menu" data-region="nav" style={{ maxInlineSize: 264 }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof NavMenu>
export default meta
type Story = StoryObj<typeof meta>

/** The group of the page that is shown is open, and the page is marked. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Absences')
  },
}

export const Collapsed: Story = { args: { isCollapsed: true } }

/** Writing finds pages in all groups, also closed ones. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'ROLES')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await expect(canvas.getByText('No entry of the menu matches.')).toBeVisible()
  },
}

export const OpensAGroup: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('button', { name: 'Loads' })
    await userEvent.click(group)
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Templates' })).toBeVisible()
  },
}
