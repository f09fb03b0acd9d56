import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#components/badge/badge.tsx'
import { DescriptionList } from '#components/description-list/description-list.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { dark, light } from '#tokens/colour.ts'
import { contrast } from '#tokens/contrast.ts'
import { pairs, type Pair } from '#tokens/pairs.ts'
import { font, radius, space } from '#tokens/scale.ts'
import { vars } from './contract.css.ts'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Tree = string | { readonly [name: string]: Tree }

// Everything below is read from the contract: a token that is added appears here by itself.
const leaves = (tree: Tree, path: string[] = []): { name: string; value: string }[] =>
  typeof tree === 'string'
    ? [{ name: path.join('.'), value: tree }]
    : Object.entries(tree).flatMap(([key, child]) => leaves(child, [...path, key]))

export const Colours: Story = {
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

const Sample = ({ pair }: { pair: Pair }) => (
  <Inline noWrap>
    <span
      style={{
        color: pair.foreground,
        background: pair.background,
        padding: '4px 12px',
        borderRadius: 6,
        border: `1px solid ${vars.color.border.main}`,
      }}
    >
      Aa
    </span>
    <code>{pair.name}</code>
    <Badge tone={contrast(pair.foreground, pair.background) >= pair.least ? 'success' : 'danger'}>
      {contrast(pair.foreground, pair.background).toFixed(1)}
    </Badge>
  </Inline>
)

// Signs owe 3 and not 4.5: here they are shown with letters only to be seen.
const shownOnly = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } }

/** Every pair of colours that meets in the kit, with its contrast: text owes 4.5, signs owe 3. */
export const ContrastInTheLight: Story = {
  parameters: shownOnly,
  render: () => (
    <Columns count="auto" space="sm">
      {pairs(light).map((pair) => (
        <Sample key={pair.name} pair={pair} />
      ))}
    </Columns>
  ),
}

export const ContrastInTheDark: Story = {
  parameters: shownOnly,
  globals: { theme: 'dark' },
  render: () => (
    <Columns count="auto" space="sm">
      {pairs(dark).map((pair) => (
        <Sample key={pair.name} pair={pair} />
      ))}
    </Columns>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(font.size).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: font.line.snug }}>
          {name} · {size} · The quick agent answers 1,234 calls
        </p>
      ))}
      {Object.entries(font.weight).map(([name, weight]) => (
        <p key={name} style={{ fontWeight: Number(weight) }}>
          {name} · {weight}
        </p>
      ))}
    </Stack>
  ),
}

export const Space: Story = {
  render: () => (
    <DescriptionList
      items={[
        ...Object.entries(space).map(([name, value]) => ({
          term: `space.${name}`,
          value: (
            <Inline>
              <span
                style={{
                  background: vars.color.accent.main,
                  inlineSize: value,
                  blockSize: 12,
                  display: 'block',
                }}
              />
              {value}
            </Inline>
          ),
        })),
        ...Object.entries(radius).map(([name, value]) => ({ term: `radius.${name}`, value })),
      ]}
    />
  ),
}
