import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stat } from '#components/stat/stat.tsx'
import { Card } from '#layouts/card/card.tsx'
import { scrolledDown, top } from './measure.ts'
import { ListPage } from './story-page.tsx'

const meta = {
  title: 'Data/DataTable on a page',
  component: ListPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', parts: ['DataTable'] },
  globals: { viewport: { value: 'desk', isRotated: false } },
} satisfies Meta<typeof ListPage>
export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone', isRotated: false } }
const rowsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .flatMap((name) => name.closest('tr') ?? [])
const firstOf = (canvasElement: HTMLElement): HTMLElement => rowsOf(canvasElement)[0] ?? canvasElement

/** On a page only the rows scroll: the head, the pagination and everything above stay in sight. */
export const OneScrollBar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: 'Employees' })
    const first = firstOf(canvasElement)
    await waitFor(() => expect(scrolledDown(canvasElement)).toEqual([region]))
    await expect(top(first)).toBeLessThanOrEqual(240)
    for (const row of rowsOf(canvasElement)) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(36)
      await expect(row.offsetHeight).toBeLessThanOrEqual(40)
    }
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    const before = top(head)
    region.scrollTop = 1500
    await waitFor(() => expect(top(first)).toBeLessThan(0))
    await expect(top(head)).toBe(before)
    const pages = canvas.getByRole('navigation', { name: 'Pagination' }).getBoundingClientRect()
    await expect(pages.bottom).toBeLessThanOrEqual(window.innerHeight)
    const link = within(first).getByRole('link')
    link.focus()
    await waitFor(() => expect(top(link)).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom))
  },
}

/** A single view has no tab. Actions on its changes appear in the toolbar, without a layout shift. */
export const OneView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('tablist')).toBeNull()
    const first = firstOf(canvasElement)
    const before = top(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }))
    const save = await canvas.findByRole('button', { name: 'Save as a view' })
    await expect(top(firstOf(canvasElement))).toBe(before)
    await userEvent.click(save)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Most calls')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('tab', { name: 'Most calls' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.queryByRole('button', { name: 'Save as a view' })).toBeNull()
  },
}

/** If columns overflow, the one with the row's name stays, and a shadow marks the clipped edges. */
export const CutOff: Story = {
  args: { columnWidth: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: 'Employees' })
    const frame = region.parentElement ?? region
    const shown = (end: string) => getComputedStyle(frame, end).opacity
    await waitFor(() => expect([shown('::before'), shown('::after')]).toEqual(['0', '1']))
    const [name = region] = canvas.getAllByRole('rowheader')
    const { left } = name.getBoundingClientRect()
    region.scrollLeft = 250
    await waitFor(() => expect([shown('::before'), shown('::after')]).toEqual(['1', '1']))
    await expect(name.getBoundingClientRect().left).toBe(left)
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().left).toBe(left)
    region.scrollLeft = region.scrollWidth
    await waitFor(() => expect([shown('::before'), shown('::after')]).toEqual(['1', '0']))
    const calls = canvas.getByRole('button', { name: 'Team' })
    calls.focus()
    const { right } = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect()
    await waitFor(() => expect(calls.getBoundingClientRect().left).toBeGreaterThanOrEqual(right))
  },
}

/** Far down a page there is no room for a scroll container: the page scrolls, and the head is sticky. */
export const BelowMuchElse: Story = {
  args: {
    before: (
      <Card>
        <div style={{ blockSize: '30rem' }}>
          <Stat label="Calls today" value="1,284" />
        </div>
      </Card>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(scrolledDown(canvasElement)).toEqual([document.documentElement]))
    const first = firstOf(canvasElement)
    window.scrollTo(0, 1800)
    const bar = canvasElement.querySelector('[data-region=topbar]')?.getBoundingClientRect()
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    await waitFor(() => expect(Math.round(top(head))).toBe(Math.round(bar?.bottom ?? 0)))
    const pages = canvas.getByRole('navigation', { name: 'Pagination' }).getBoundingClientRect()
    await expect(pages.bottom).toBeLessThanOrEqual(window.innerHeight)
    const link = within(first).getByRole('link')
    link.focus()
    await waitFor(() => expect(top(link)).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom))
  },
}

/** On a phone the first card is in sight, and the page alone scrolls. */
export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(scrolledDown(canvasElement)).toEqual([document.documentElement]))
    await expect(top(firstOf(canvasElement))).toBeLessThanOrEqual(360)
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a filter' })).toBeNull()
  },
}

/** There all filters are behind one button, which shows how many are active. */
export const FilteredOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }))
    await expect(await sheet.findByRole('textbox', { name: 'Minimum' })).toBeVisible()
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Absent' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    const button = await canvas.findByRole('button', { name: 'Filters (1)' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText(/of 85$/)).toBeVisible()
    await userEvent.click(button)
    await userEvent.click(await page.findByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText(/of 340$/)).toBeVisible()
  },
}

/** Sorting, available in the headers of a table, is in a menu above cards. */
export const SortedOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted by: Name' }))
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Calls' }))
    const button = await canvas.findByRole('button', { name: 'Sorted by: Calls' })
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Descending' }))
    await waitFor(() => expect(firstOf(canvasElement)).toHaveTextContent('1,399'))
  },
}
