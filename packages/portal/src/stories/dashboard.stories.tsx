import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { permissions, type PermissionName } from '@portal/permissions'
import { expectNoneAlone } from './testing/none-alone.ts'
import type { PortalStoryProps } from './testing/portal-story.tsx'
import { screenStories } from './testing/screen-stories.tsx'

const own: readonly PermissionName[] = ['VER_DASHBOARD', 'NOTIFICACIONES_VER']
const ofTeam: readonly PermissionName[] = [...own, 'MENU_PERFIL', 'MENU_ASIGNADOS', 'MENU_AGENTES_EN_LINEA']
const allBut = (held: readonly PermissionName[]) =>
  permissions.map(({ name }) => name).filter((name) => !held.includes(name))

const meta = {
  ...screenStories,
  title: 'Portal screens/Dashboard',
  args: { at: '/dashboard' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

const figures = async (page: HTMLElement) =>
  within(await within(page).findByRole('region', { name: 'Summary' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** All permissions: pending items come first, the urgent ones on top, and no card is alone in its row. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'clientes-2026-11-20.csv' })
    const waiting = within(canvas.getByRole('region', { name: 'Pending tasks' }))
    await expect(waiting.getAllByRole('link')[0]).toHaveTextContent('Failed loads')
    await expect(await figures(canvasElement)).toEqual([
      'Agents over the limit',
      'Agents online',
      'My team online',
      'Records loaded today',
    ])
    await expect(canvas.getByText('Too long in their state')).toBeVisible()
    await expectNoneAlone(canvas.getByRole('main'))
  },
}

/** Times are relative, with the exact one in a tooltip. */
export const Coordinator: Story = {
  args: { without: allBut(ofTeam) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await figures(canvasElement)).toEqual([
      'Agents over the limit',
      'Agents online',
      'My team online',
      'My open incidents',
    ])
    await canvas.findByRole('link', { name: 'Lucía Núñez Peña' })
    const [moment] = await canvas.findAllByText('12 minutes ago')
    await expect(moment?.tagName).toBe('TIME')
    await expect(moment?.title).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    await expectNoneAlone(canvas.getByRole('main'))
  },
}

export const Employee: Story = {
  args: { without: allBut(own) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await figures(canvasElement)).toEqual([
      'My open incidents',
      'My access requests',
      'People online',
    ])
    await canvas.findByRole('link', { name: 'Sin línea en la isla 4' })
    await expectNoneAlone(canvas.getByRole('main'))
  },
}

/** The first day of a work center. */
export const FirstDay: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have no pending tasks')
    await canvas.findByText('You have no notifications')
    await canvas.findByText('All within their limit')
  },
}

/** Before the responses, everything known is shown, and skeletons reserve the rest of the space. */
export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Latest loads' })
    await expect((await figures(canvasElement)).length).toBe(4)
  },
}

/** A part that fails shows its own error, and the others stay. */
export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again: Latest loads' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: Failed loads' }))
    await expect(canvas.getByRole('link', { name: 'Unread notifications' })).toBeVisible()
    await canvas.findByRole('button', { name: 'Try again: Records loaded today' })
    await canvas.findByRole('link', { name: 'Sin línea en la isla 4' })
    await canvas.findByText('24 on a call, 6 on a break')
  },
}

/** The network is down: each part shows an error, and pending items show a single one. */
export const Offline: Story = {
  args: { mood: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again: Pending tasks' })
    await canvas.findByRole('button', { name: 'Try again: Latest notifications' })
    await expect((await canvas.findAllByText('No connection')).length).toBeGreaterThan(4)
  },
}

/** A part that is forbidden by now shows an error in its place, without a retry. */
export const Refused: Story = {
  args: { mood: 'refusing' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Agents who need attention' }))
    await card.findByText('You do not have permission to see this')
    await expect(card.queryByRole('button')).toBeNull()
    await canvas.findByRole('link', { name: 'clientes-2026-11-20.csv' })
  },
}

/** HOM-1.3 The order is personal: a figure moved to the front comes first, and a hidden card is gone. */
export const Arranging: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect((await figures(canvasElement))[0]).toBe('Agents over the limit')
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrange the dashboard' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Arrange the dashboard' }))
    const choose = async (part: RegExp, act: string) => {
      await userEvent.click(await drawer.findByRole('button', { name: part }))
      await userEvent.click(await screen.findByRole('menuitem', { name: act }))
    }
    await choose(/Options for My team online/, 'Move to the beginning')
    await choose(/Options for Latest notifications/, 'Hide')
    await drawer.findByText('Not shown')
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect((await figures(canvasElement))[0]).toBe('My team online'))
    await expect(canvas.queryByRole('heading', { name: 'Latest notifications' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange the dashboard' }))
    const again = within(await screen.findByRole('dialog', { name: 'Arrange the dashboard' }))
    await userEvent.click(again.getByRole('button', { name: 'Back to the original order' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect((await figures(canvasElement))[0]).toBe('Agents over the limit'))
    await canvas.findByRole('heading', { name: 'Latest notifications' })
  },
}
