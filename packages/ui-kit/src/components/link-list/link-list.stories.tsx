import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Badge, Status } from '#components/badge/badge.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Card } from '#layouts/card/card.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { LinkList } from './link-list.tsx'

const incidents = [
  {
    id: '1',
    title: 'No sound on island 4',
    href: '/incidents/1',
    end: <Status tone="info">In progress</Status>,
  },
  {
    id: '2',
    title: 'The CRM does not save',
    detail: 'since nine',
    href: '/incidents/2',
    end: <Status tone="warning">Open</Status>,
  },
  { id: '3', title: 'The card does not open the gate', end: <Status tone="success">Resolved</Status> },
]
const counts = ['Failed loads', 'Paused loads', 'Incidents not begun', 'Unread notices'].map((title, at) => ({
  ...{ id: title, title, href: `/waiting/${at}` },
  start: <Badge tone={at === 0 ? 'danger' : 'neutral'}>{at + 2}</Badge>,
}))

const meta = {
  title: 'Data/LinkList',
  component: LinkList,
  args: { items: incidents, room: 4 },
} satisfies Meta<typeof LinkList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Stacked, or side by side in a wide card. */
export const Layouts: Story = {
  render: () => (
    <Stack>
      <Card title="Mine">
        <LinkList items={incidents} room={3} layout="lines" />
      </Card>
      <Card title="Waiting">
        <LinkList items={counts} room={6} layout="columns" />
      </Card>
    </Stack>
  ),
}

/** Loading, empty, and with few items: the height is the same. */
export const States: Story = {
  render: () => (
    <Stack>
      <Card title="Loading">
        <LinkList items={[]} room={3} isLoading />
      </Card>
      <Card title="Nothing">
        <LinkList items={[]} room={3} instead="You have no open incidents" />
      </Card>
      <Card title="One">
        <LinkList items={incidents.slice(0, 1)} room={3} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const LongTexts: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <LinkList
        room={2}
        items={[
          { id: 'es', title: longTexts.es, href: '/es', end: <Status tone="warning">Pendiente</Status> },
          { id: 'de', title: longTexts.de, href: '/de', start: <Badge>12</Badge>, end: longTexts.de },
        ]}
      />
    </div>
  ),
}

/** Long texts limited to two lines, or whole. */
export const Wholeness: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <Stack>
        {(['short', 'whole'] as const).map((texts) => (
          <LinkList
            key={texts}
            texts={texts}
            room={1}
            items={[{ id: texts, title: `${longTexts.es} ${longTexts.es}`, href: `/${texts}` }]}
          />
        ))}
      </Stack>
    </div>
  ),
}

/** Tab goes from item to item, and the whole item is a link. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('link', { name: 'No sound on island 4' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'The CRM does not save' })).toHaveFocus()
    const line = first.closest('li')?.getBoundingClientRect()
    const end = document.elementFromPoint((line?.right ?? 0) - 12, (line?.top ?? 0) + (line?.height ?? 0) / 2)
    await expect(end).toBe(first)
  },
}
