import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '#components/link/link.tsx'
import { Card } from '#layouts/card/card.tsx'
import { SavedViews } from './saved-views.tsx'
import type { SavedView } from './view.ts'

const views: SavedView[] = [
  { id: 'all', name: 'All', isBuiltIn: true, isDefault: true, count: 340 },
  { id: 'mine', name: 'My team', count: 24 },
  { id: 'absent', name: 'Absent this week', isShared: true, count: 3 },
]

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  args: {
    views,
    selected: 'mine',
    isChanged: false,
    onSelect: fn(),
    onSave: fn(),
    onSaveAs: fn(),
    onDiscard: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDefault: fn(),
    onShare: fn(),
    children: (
      <Card>
        <Link href="/employees/1">Ana Ruiz</Link>
      </Card>
    ),
  },
  parameters: { layout: 'padded' },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected)
    const [shown, setShown] = useState(args.views)
    const [isChanged, setChanged] = useState(args.isChanged)
    const change = (id: string, next: Partial<SavedView>) =>
      setShown((before) => before.map((view) => (view.id === id ? { ...view, ...next } : view)))
    const open = (id: string) => {
      setSelected(id)
      setChanged(false)
    }
    return (
      <SavedViews
        {...args}
        views={shown}
        selected={selected}
        isChanged={isChanged}
        onSelect={(id) => {
          args.onSelect(id)
          open(id)
        }}
        onSave={() => setChanged(false)}
        onSaveAs={(draft) => {
          args.onSaveAs?.(draft)
          setShown((before) => [...before, { id: draft.name, ...draft }])
          open(draft.name)
        }}
        onDiscard={() => setChanged(false)}
        onRename={(id, name) => change(id, { name })}
        onDelete={(id) => {
          setShown((before) => before.filter((view) => view.id !== id))
          open('all')
        }}
        onDefault={(id) =>
          setShown((before) => before.map((view) => ({ ...view, isDefault: view.id === id })))
        }
        onShare={(id, isShared) => change(id, { isShared })}
      />
    )
  },
} satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof meta>

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Playground: Story = {}
export const Changed: Story = { args: { isChanged: true } }

/** A single view has no tab; actions on its changes are above the list. */
export const OneView: Story = {
  args: { views: views.slice(0, 1), selected: 'all', isChanged: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a view' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /View name/ }), 'Nights')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaveAs).toHaveBeenCalledWith({ name: 'Nights', isShared: false }))
    await expect(await canvas.findByRole('tab', { name: 'Nights' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement))
  },
}

/** A built-in view is never overwritten: its changes can only become a new view. */
export const BuiltInChanged: Story = {
  args: { selected: 'all', isChanged: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save as new' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed')
  },
}

/** Arrow keys move without opening; Enter opens. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /My team/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Absent this week/ })).toHaveFocus())
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('all')
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Options for the view All' })).toHaveFocus()
  },
}

/** The current state becomes a new view; a duplicate name is rejected at its field. */
export const SavedAsNew: Story = {
  args: { isChanged: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new' }))
    const name = await page.findByRole('textbox', { name: /View name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('my team')
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await expect(await page.findByText(/There is a view of this name already/)).toBeVisible()
    await expect(args.onSaveAs).not.toHaveBeenCalled()
    await userEvent.type(name, ' at night')
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSaveAs).toHaveBeenCalledWith({ name: 'my team at night', isShared: false }),
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('tab', { name: 'my team at night' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement))
  },
}

/** The menu renames, shares, sets the default view, and deletes; the confirmation names the view. */
export const RenamedAndDeleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = body(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Options for the view My team' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Rename' }))
    const name = await page.findByRole('textbox', { name: /View name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Nights')
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const options = canvas.getByRole('button', { name: 'Options for the view Nights' })
    await waitFor(() => expect(options).toHaveFocus())
    await userEvent.click(options)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    await expect(await page.findByText('Delete the view “Nights”?')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('tab', { name: /Nights/ })).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Options for the view All' })).toHaveFocus(),
    )
  },
}

/** Without actions there are only tabs; with URLs each is a link. */
export const OnlyLinks: Story = {
  args: { views: views.map((view) => ({ ...view, href: `?view=${view.id}` })) },
  render: ({ views: shown, selected, onSelect, children }) => (
    <SavedViews views={shown} selected={selected} onSelect={onSelect}>
      {children}
    </SavedViews>
  ),
}

const long = views.map((view) => ({ ...view, name: `Genehmigungsverfahren: ${view.name}` }))
export const LongTexts: Story = { args: { views: long, isChanged: true }, globals: { locale: 'de' } }
export const InSpanish: Story = { args: { isChanged: true }, globals: { locale: 'es' } }
export const OnAPhone: Story = {
  args: { isChanged: true },
  decorators: [
    (Views) => (
      <div style={{ maxInlineSize: 390 }}>
        <Views />
      </div>
    ),
  ],
}

/** The same with late frames: a slowly closing dialog does not steal the focus. */
export const RenamedAndDeletedOnASlowPage: Story = { ...RenamedAndDeleted, tags: ['slow'] }
