import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#components/badge/badge.tsx'
import { Button } from '#components/button/button.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { Spread } from '#layouts/spread/spread.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { Stack } from './stack.tsx'

const boxes = ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>)

const meta = {
  title: 'Layout/Primitives',
  component: Stack,
  subcomponents: { Inline, Spread, Columns, Card, VisuallyHidden },
  args: { children: boxes },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const InARow: Story = {
  render: () => (
    <Inline>
      <Badge>One</Badge>
      <Badge>Two</Badge>
      <Button size="sm">Three</Button>
    </Inline>
  ),
}

export const AtBothEnds: Story = {
  render: () => (
    <Spread>
      <strong>A title</strong>
      <Button size="sm">Its action</Button>
    </Spread>
  ),
}

export const InColumns: Story = { render: () => <Columns count={3}>{boxes}</Columns> }
export const AsManyAsFit: Story = {
  render: () => <Columns count="auto">{[...boxes.map((box) => box)]}</Columns>,
}

const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const
const chips = (name: string) => [1, 2, 3].map((each) => <Badge key={each}>{name}</Badge>)

/** One spacing scale for all layouts. */
export const Spaces: Story = {
  render: () => (
    <Columns count={3} space="xl">
      {spaces.map((space) => (
        <Stack key={space} space={space}>
          <Inline space={space}>{chips(space)}</Inline>
          <Columns space={space} count={2}>
            {chips(space)}
          </Columns>
        </Stack>
      ))}
    </Columns>
  ),
}

/** The distance between wrapped lines, on the same scale. */
export const LineSpaces: Story = {
  render: () => (
    <Columns count={3} space="xl">
      {spaces.map((lineSpace) => (
        <div key={lineSpace} style={{ maxInlineSize: '5rem' }}>
          <Inline space="lg" lineSpace={lineSpace}>
            {chips(lineSpace)}
          </Inline>
        </div>
      ))}
    </Columns>
  ),
}

/** Alignment across the direction of the items. */
export const Alignments: Story = {
  render: () => (
    <Stack space="xl">
      {(['start', 'center', 'end', 'stretch', 'baseline'] as const).map((align) => (
        <Columns key={align} count={3}>
          <Stack align={align}>
            <Badge>{align}</Badge>
            <Card>Stack</Card>
          </Stack>
          <Inline align={align}>
            <Badge>{align}</Badge>
            <Card>Inline</Card>
          </Inline>
          <Spread align={align}>
            <Badge>{align}</Badge>
            <Card>Spread</Card>
          </Spread>
        </Columns>
      ))}
    </Stack>
  ),
}

/** Alignment along the direction of the items. */
export const Justifications: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {chips(justify)}
        </Inline>
      ))}
    </Stack>
  ),
}

/** The number of columns, and the width below which they are stacked. */
export const Counts: Story = {
  render: () => (
    <Stack space="xl">
      {([2, 3, 4, 'auto', 'even', 'pairs'] as const).map((count) => (
        <Columns key={count} count={count}>
          {boxes}
        </Columns>
      ))}
    </Stack>
  ),
}

/** At any width and with any number of items, none is alone in the last row. */
export const NoneAlone: Story = {
  render: () => (
    <Stack>
      {[260, 360, 500, 640, 800, 1100].map((width) => (
        <div key={width} data-width style={{ inlineSize: width }}>
          {[2, 3, 4, 5, 6, 7, 8].map((amount) => (
            <Columns key={amount} count="even" space="xs">
              {Array.from({ length: amount }, (_, at) => (
                <Badge key={at}>{at + 1}</Badge>
              ))}
            </Columns>
          ))}
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const grids = [...canvasElement.querySelectorAll('[data-width] > div > div')]
    await expect(grids).toHaveLength(6 * 7)
    for (const grid of grids) {
      const tops = [...grid.children].map((child) => child.getBoundingClientRect().top)
      const inRow = (top: number | undefined) => tops.filter((one) => one === top).length
      const isOneColumn = inRow(tops[0]) === 1
      await expect(isOneColumn || inRow(tops.at(-1)) > 1).toBe(true)
    }
    // With enough room, they are side by side.
    await expect(
      grids.slice(-7).every((grid) => getComputedStyle(grid).gridTemplateColumns.includes(' ')),
    ).toBe(true)
  },
}

export const Collapsing: Story = {
  render: () => (
    <div style={{ maxInlineSize: '44rem' }}>
      <Stack space="xl">
        {(['sm', 'md', 'lg'] as const).map((width) => (
          <Columns key={width} count={3} collapseBelow={width}>
            {boxes}
          </Columns>
        ))}
      </Stack>
    </div>
  ),
}

/** A table in a card extends to its edges. */
export const Paddings: Story = {
  render: () => (
    <Stack>
      {(['normal', 'none'] as const).map((padding) => (
        <Card key={padding} title={padding} padding={padding}>
          What the card is about.
        </Card>
      ))}
    </Stack>
  ),
}
