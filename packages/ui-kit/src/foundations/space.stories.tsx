import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '#components/description-list/description-list.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { vars } from '#themes/contract.css.ts'
import { breakpoints } from '#tokens/breakpoints.ts'
import { densities, radius, size, space } from '#tokens/scale.ts'
import { leaves } from './leaves.ts'

/**
 * Distances on a grid of 4 px. Screens never set them directly: `Stack`, `Inline`, `Columns` and `Spread` accept them
 * by name. Related content is closer together.
 */
const meta = { title: 'Foundations/Space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const bar = (value: string) => (
  <span style={{ background: vars.color.accent.main, inlineSize: value, blockSize: 12, display: 'block' }} />
)
const measured = (tokens: Record<string, string>) =>
  Object.entries(tokens).map(([term, value]) => ({
    term,
    value: (
      <Inline>
        {bar(value)}
        {value}
      </Inline>
    ),
  }))

export const Distances: Story = { render: () => <DescriptionList items={measured(space)} /> }

/** Sizes of non-text parts. No press target is smaller than `touch`. */
export const Sizes: Story = {
  render: () => <DescriptionList items={Object.entries(size).map(([term, value]) => ({ term, value }))} />,
}

export const Corners: Story = {
  render: () => (
    <Inline space="lg">
      {Object.entries(radius).map(([name, value]) => (
        <span
          key={name}
          style={{
            borderRadius: value,
            border: `1px solid ${vars.color.border.strong}`,
            padding: vars.space.lg,
          }}
        >
          {name} · {value}
        </span>
      ))}
    </Inline>
  ),
}

/** The padding of controls and rows; set for the whole portal by the reader, or for one table. */
export const Densities: Story = {
  render: () => (
    <DescriptionList items={leaves(densities).map(({ name, value }) => ({ term: name, value }))} />
  ),
}

/** Widths from which a wider layout applies. The shell uses the window width, every other part its container's. */
export const Breakpoints: Story = {
  render: () => (
    <DescriptionList
      items={Object.entries(breakpoints).map(([term, value]) => ({ term, value: `${value} px` }))}
    />
  ),
}
