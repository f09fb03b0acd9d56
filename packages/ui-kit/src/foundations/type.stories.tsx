import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#layouts/card/card.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { vars } from '#themes/contract.css.ts'
import { font } from '#tokens/scale.ts'

/**
 * One family, Source Sans 3, served by the portal itself: 28.7 kB for Latin letters, others are loaded on demand. Sizes
 * are in rem, so that they follow the reader's own font size. Headings differ in weight before size.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Stack>
      {Object.entries(font.size).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: font.line.snug }}>
          {name} · {size} · The quick agent answers 1,234 calls
        </p>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack>
      {Object.entries(font.weight).map(([name, weight]) => (
        <p key={name} style={{ fontWeight: Number(weight) }}>
          {name} · {weight} · The quick agent answers 1,234 calls
        </p>
      ))}
    </Stack>
  ),
}

/** Shorter texts have tighter lines: `tight` for headings, `normal` for body text. */
export const Lines: Story = {
  render: () => (
    <Stack>
      {Object.entries(font.line).map(([name, line]) => (
        <Card key={name} title={`${name} · ${line}`}>
          <p style={{ lineHeight: line, maxInlineSize: vars.size.field }}>
            The load has 1,240 rows. Twelve of them repeat a telephone that another row already has; correct
            them or leave them out before you go on.
          </p>
        </Card>
      ))}
    </Stack>
  ),
}

/** Figures in tables are tabular, so that columns of numbers are easy to compare. */
export const Figures: Story = {
  render: () => (
    <Stack>
      <p style={{ fontVariantNumeric: 'tabular-nums' }}>1,111.10 · tabular, in tables</p>
      <p style={{ fontVariantNumeric: 'tabular-nums' }}>9,999.90 · tabular, in tables</p>
      <p>1,111.10 · as they come, in sentences</p>
      <p>9,999.90 · as they come, in sentences</p>
    </Stack>
  ),
}
