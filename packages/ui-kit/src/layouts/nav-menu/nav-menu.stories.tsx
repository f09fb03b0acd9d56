import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { manyGroups, navGroups } from './nav-groups.ts'
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

/** The group of the current page is expanded, and the page is marked. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Absences')
  },
}

export const Collapsed: Story = { args: { isCollapsed: true } }

export const LongTexts: Story = {
  args: {
    current: 'es',
    groups: [
      {
        id: 'long',
        label: longTexts.de,
        icon: 'users',
        items: [
          { id: 'es', label: longTexts.es, href: '/es' },
          { id: 'de', label: longTexts.de, href: '/de' },
        ],
      },
    ],
  },
}

/** Typing finds pages in all groups, including collapsed ones. */
export const Searched: Story = {
  name: 'SHE-1.2 writing finds pages in all groups of the menu',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'ROLES')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox'), 'x')
    await expect(canvas.getByText('No menu item matches.')).toBeVisible()
  },
}

/** Arrow keys move through visible entries, expand groups and return to their names. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const attendance = canvas.getByRole('button', { name: 'Attendance' })
    await expect(attendance).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(attendance).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Agents online' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(attendance).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(attendance).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Administration' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
  },
}

/** A group of one page is a plain link; pending items are counted, and a closed group shows the sum. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'My tickets' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tickets' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'News 3 waiting' })).toBeVisible()
    const timeOff = canvas.getByRole('button', { name: 'Time off' })
    await userEvent.click(timeOff)
    await expect(timeOff).toHaveAccessibleName('Time off 2 waiting')
  },
}

/** In the icon strip a dot marks pending items, and the accessible name has the count. */
export const WaitingCollapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'My tickets' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'News, 3 waiting' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Time off, 2 waiting' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Absences' })).toHaveAccessibleDescription(
      '2 waiting',
    )
    await userEvent.keyboard('{Escape}')
  },
}

/** A menu of 95 pages: its search stays visible at its end, and every page is a few keys away. */
export const ManyPages: Story = {
  args: { groups: manyGroups, current: 'System-7', toggled: allOpen(manyGroups) },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '30rem', overflowY: 'auto' }} role="presentation">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox')
    await expect(canvas.getAllByRole('link')).toHaveLength(95)
    const box = canvas.getByRole('presentation')
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0))
    const top = () => search.getBoundingClientRect().top - box.getBoundingClientRect().top
    await expect(top()).toBeGreaterThanOrEqual(0)
    await expect(top()).toBeLessThan(box.clientHeight)
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Control panel' })).toBeVisible()
    await userEvent.type(search, 'page')
    await expect(box.scrollTop).toBe(0)
    await userEvent.clear(search)
    await userEvent.type(search, 'work')
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Workflows, page 1' })).toHaveFocus()
  },
}

/** A long group lists its first pages; the others are behind a button. */
export const LongGroup: Story = {
  args: {
    current: 'starred-1',
    groups: [
      {
        id: 'starred',
        label: 'Starred',
        icon: 'star',
        limit: 10,
        items: Array.from({ length: 13 }, (_, at) => ({
          id: `starred-${at + 1}`,
          label: `Page ${at + 1}`,
          href: `/page-${at + 1}`,
          icon: 'file' as const,
        })),
        act: { label: 'Arrange', icon: 'sort', onPress: () => undefined },
      },
      ...navGroups.slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: /^Page/ })).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: '3 more' }))
    await within(document.body).findByRole('menuitem', { name: 'Page 13' })
    await userEvent.keyboard('{Escape}')
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

function allOpen(groups: typeof manyGroups): Record<string, boolean> {
  return Object.fromEntries(groups.map(({ id }) => [id, true]))
}
