import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DescriptionList } from '#components/description-list/description-list.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { dark, light } from '#tokens/colour.ts'
import { decorative, pairs } from '#tokens/pairs.ts'
import { vars } from '#themes/contract.css.ts'
import { ContrastMatrix } from './contrast-matrix.tsx'
import { leaves } from './leaves.ts'

/**
 * Colours are named by meaning, never by hue: a screen uses `danger` and the theme defines the red. Use `text.main` for
 * content, `text.muted` for explanations, `accent` for the primary action of a page and for selections, and a tone only
 * together with text or an icon: not everybody sees colours.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** All colour tokens, in the theme of the toolbar. */
export const Palette: Story = {
  render: () => (
    <Stack>
      {Object.entries(vars.color).map(([group, colours]) => (
        <Card key={group} title={group}>
          <Columns count="auto" space="md">
            {leaves(colours).map(({ name, value }) => (
              <Inline key={name} noWrap>
                <span
                  style={{
                    background: value,
                    inlineSize: 40,
                    blockSize: 40,
                    borderRadius: 8,
                    flexShrink: 0,
                    border: `1px solid ${vars.color.border.main}`,
                  }}
                />
                <code>{name === '' ? group : name}</code>
              </Inline>
            ))}
          </Columns>
        </Card>
      ))}
    </Stack>
  ),
}

// Icons require a contrast of 3, not 4.5: they are text here only for display.
const shownOnly = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } }
const everyPairHolds: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getAllByRole('cell').length).toBeGreaterThan(200)
  await expect(canvasElement.querySelector('[data-holds=false]')).toBeNull()
}

/**
 * All colour pairs used together in the light theme: text (Aa) requires 4.5, an icon or the border of a control (●) 3.
 */
export const ContrastInTheLight: Story = {
  parameters: shownOnly,
  render: () => <ContrastMatrix label="Contrast in the light theme" pairs={pairs(light)} />,
  play: everyPairHolds,
}

export const ContrastInTheDark: Story = {
  parameters: shownOnly,
  globals: { theme: 'dark' },
  render: () => <ContrastMatrix label="Contrast in the dark theme" pairs={pairs(dark)} />,
  play: everyPairHolds,
}

/** Semi-dark is not a third palette: the navigation uses the dark one, everything else the light one. */
export const SemiDark: Story = {
  parameters: shownOnly,
  globals: { theme: 'semi-dark' },
  render: () => (
    <Stack>
      <nav aria-label="Such as the menu" data-region="nav" style={{ padding: 16 }}>
        <ContrastMatrix
          label="In the navigation"
          pairs={pairs(dark).filter(({ name }) => name.endsWith('surface.nav'))}
        />
      </nav>
      <ContrastMatrix
        label="On the page"
        pairs={pairs(light).filter(({ name }) => name.endsWith('surface.page'))}
      />
    </Stack>
  ),
}

/** Colours without a contrast requirement, with the reason. A test checks all others. */
export const WithoutContrast: Story = {
  render: () => (
    <DescriptionList items={Object.entries(decorative).map(([term, value]) => ({ term, value }))} />
  ),
}
