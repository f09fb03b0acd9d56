import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#components/badge/badge.tsx'
import { Button } from '#components/button/button.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { Spread } from '#layouts/spread/spread.tsx'
import { Stack } from './stack.tsx'

const boxes = ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>)

const meta = {
  title: 'Layout/Primitives',
  component: Stack,
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
