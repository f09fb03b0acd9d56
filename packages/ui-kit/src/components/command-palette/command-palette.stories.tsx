import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import type { CommandGroup, CommandSource } from './command.ts'
import { useShortcut } from './use-shortcut.ts'

const signOut = fn()
const groups: CommandGroup[] = [
  {
    id: 'starred',
    title: 'Starred',
    items: [{ id: 'loads', label: 'Loads', description: 'Operations', icon: 'star', href: '/loads' }],
  },
  {
    id: 'screens',
    title: 'Screens',
    items: [
      {
        id: 'vacations',
        label: 'Vacaciones',
        description: 'Solicitudes',
        icon: 'umbrella',
        href: '/vacaciones',
      },
      {
        id: 'payslips',
        label: 'Nóminas',
        description: 'Portal del empleado',
        icon: 'receipt',
        href: '/nominas',
      },
      { id: 'roles', label: 'Roles', icon: 'shield', keywords: ['permisos'], href: '/roles' },
      { id: 'tickets', label: 'Tickets', icon: 'ticket', href: '/tickets' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'sign-out', label: 'Sign out', icon: 'logout', shortcut: 'mod+shift+q', onAction: signOut },
      { id: 'dark', label: 'Dark theme', icon: 'moon', keywords: ['night'] },
    ],
  },
]

const names = ['Ángela Vidal', 'Ana Ruiz', 'Íñigo Sanz', 'Nora Nieto']
const records: CommandSource = {
  id: 'people',
  title: 'Employees',
  search: (query) =>
    Promise.resolve(
      names
        .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
        .map((label) => ({ id: label, label, icon: 'user' })),
    ),
}

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), onRun: fn(), groups, waitMs: 0 },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Playground: Story = { args: { sources: [records] } }

/** Each group shows its own loading and error state; the others are usable meanwhile. */
export const States: Story = {
  args: {
    sources: [
      records,
      { id: 'tickets', title: 'Tickets', search: () => new Promise(() => undefined) },
      { id: 'files', title: 'Documents', search: () => Promise.reject(new Error('offline')) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await page(canvasElement).findByRole('textbox'), 'no')
    await expect(await page(canvasElement).findByRole('menuitem', { name: 'Nora Nieto' })).toBeVisible()
    await expect(page(canvasElement).getByText('Searching Tickets…')).toBeVisible()
    await expect(page(canvasElement).getByText('Documents could not be searched.')).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await page(canvasElement).findByRole('textbox'), 'zzz')
    await expect(await page(canvasElement).findAllByText('Nothing matches the search.')).not.toHaveLength(0)
  },
}

/** Long words wrap, and a long group shows how many results it omits. */
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    limit: 2,
    groups: [
      {
        id: 'screens',
        title: 'Bildschirme für Abwesenheitsverwaltung',
        items: ['Urlaub', 'Krankheit', 'Sonderfreistellung'].map((kind) => ({
          id: kind,
          label: `Abwesenheitsartenverwaltungsübersicht und Genehmigungsverfahren: ${kind}`,
          description: 'Solicitudes de vacaciones de operaciones y gestión de ausencias del equipo',
          icon: 'calendar',
        })),
      },
    ],
  },
}

function Shell({ shortcut, onRun }: { shortcut: string | null; onRun?: CommandPaletteProps['onRun'] }) {
  const [isOpen, setOpen] = useState(false)
  useShortcut(shortcut, () => setOpen((was) => !was))
  return (
    <>
      <Button icon="search" onPress={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={groups}
        sources={[records]}
        waitMs={0}
        onRun={onRun}
      />
    </>
  )
}

/** Ctrl+K opens; accents are optional; arrows move, Enter runs, and the focus returns. */
export const ByKeyboard: Story = {
  render: ({ onRun }) => <Shell shortcut="mod+k" onRun={onRun} />,
  play: async ({ canvasElement, args }) => {
    signOut.mockClear()
    const body = page(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await body.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('nomi')
    const found = await body.findByRole('menuitem', { name: /Nóminas/ })
    await expect(body.getByText('Nómi')).toBeVisible()
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', found.id))
    await userEvent.clear(field)
    await userEvent.keyboard('sign')
    await body.findByRole('menuitem', { name: /Sign out/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await expect(signOut).toHaveBeenCalledTimes(1)
    await expect(args.onRun).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(body.getByRole('button', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(body.getByRole('textbox')).toHaveFocus())
    await expect(body.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.getByRole('button', { name: 'Search' })).toHaveFocus())
  },
}

/** People can disable or change the shortcut. */
export const WithoutKeys: Story = {
  render: () => <Shell shortcut={null} />,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(page(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

/** Typing on aborts the previous request; a failed source can be retried. */
export const AskingAgain: Story = {
  render: function Render(args) {
    const [aborted, setAborted] = useState(0)
    const [failures, setFailures] = useState(0)
    const search: CommandSource['search'] = (query, { signal }) => {
      if (query === 'na') {
        return new Promise((_done, stop) =>
          signal.addEventListener('abort', () => {
            setAborted((count) => count + 1)
            stop(new Error('aborted'))
          }),
        )
      }
      if (failures > 0) return Promise.resolve([{ id: '1', label: 'Ticket nav 12' }])
      setFailures(1)
      return Promise.reject(new Error('offline'))
    }
    return (
      <>
        <CommandPalette {...args} sources={[{ id: 'tickets', title: 'Tickets', search }]} />
        <output>{`aborted ${aborted}`}</output>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    const field = await body.findByRole('textbox')
    await userEvent.type(field, 'na')
    await expect(await body.findByText('Searching Tickets…')).toBeVisible()
    await userEvent.type(field, 'v')
    const retry = await body.findByRole('menuitem', { name: /could not be searched/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', retry.id))
    await userEvent.keyboard('{Enter}')
    await expect(await body.findByRole('menuitem', { name: /Ticket nav 12/ })).toBeVisible()
  },
}
