import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Columns } from '#layouts/columns/columns.tsx'
import { Tile } from './tile.tsx'

const meta = {
  title: 'Data/Tile',
  component: Tile,
  args: {
    label: 'Agents online',
    href: '/agents',
    icon: 'headset',
    value: '64',
    unit: 'of 80',
    text: '12 on a call, 6 on a break',
  },
} satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** An icon and text repeat the meaning of the colour. */
export const Tones: Story = {
  render: (args) => (
    <Columns count="even">
      <Tile {...args} tone="neutral" />
      <Tile
        {...args}
        label="Records today"
        icon="database"
        value="12.4k"
        tone="success"
        text="None rejected"
      />
      <Tile {...args} label="Loads" icon="upload" value="3" unit={undefined} tone="warning" text="1 paused" />
      <Tile
        {...args}
        label="Over the limit"
        icon="clock"
        value="7"
        tone="danger"
        text="Too long in their state"
      />
      <Tile
        {...args}
        label="Second step"
        icon="shield"
        value="Active"
        unit={undefined}
        tone="info"
        text="By app"
      />
    </Columns>
  ),
}

/** Loading, without a figure, and with long words in a narrow container. */
export const States: Story = {
  render: (args) => (
    <Columns count="even">
      <Tile {...args} value={undefined} />
      <Tile
        {...args}
        value="—"
        unit={undefined}
        text="It could not be read"
        action={<IconButton icon="refresh" size="sm" label="Retry: Agents online" onPress={fn()} />}
      />
      <Tile {...args} label={longTexts.es} value="12.480" tone="danger" text={longTexts.es} />
      <Tile {...args} label={longTexts.de} value="Eingeschaltet" tone="warning" text={longTexts.de} />
    </Columns>
  ),
}

/** The whole tile is a link, and its actions stay separate. */
export const LeadsOn: Story = {
  args: { action: <IconButton icon="refresh" size="sm" label="Retry" onPress={fn()} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Agents online' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const { left, right, bottom } = (link.closest('dl')?.parentElement ?? link).getBoundingClientRect()
    await expect(document.elementFromPoint((left + right) / 2, bottom - 8)).toBe(link)
    const button = canvas.getByRole('button', { name: 'Retry' })
    const place = button.getBoundingClientRect()
    const top = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
    await expect(button.contains(top)).toBe(true)
  },
}
