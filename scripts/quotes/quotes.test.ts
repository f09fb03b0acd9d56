import { describe, expect, it } from 'vitest'
import { brokenLinks } from './links.ts'
import { requoted, unquoted } from './pages.ts'

const page = (source: string, code: string) =>
  ['# A page', `<!-- from ${source} -->`, '```ts', code, '```', 'And on.'].join('\n')

describe('a page that quotes code', () => {
  it('gets the current code of the example, without its indentation', () => {
    const { text, problems } = requoted(page('examples/snippets/errors.ts#log', 'old'))
    expect(problems).toEqual([])
    expect(text).toContain('```ts\nconst line = isPortalError(error) ?')
    expect(text).toContain('```\nAnd on.')
    expect(requoted(text).text).toBe(text)
  })

  it('may quote a region in two pieces', () => {
    const { text } = requoted(page('examples/snippets/logging.ts#tracing', ''))
    expect(text).toMatch(/import \{ tracing \}.*\n\nconst portal = /)
  })

  it('reports missing regions, and blocks without a source', () => {
    expect(requoted(page('examples/snippets/errors.ts#gone', '')).problems).toHaveLength(1)
    expect(requoted(page('packages/sdk/src/node.ts', '')).problems).toHaveLength(1)
    expect(unquoted('```ts\nnobody.runs(this)\n```')).toEqual(['nobody.runs(this)'])
    expect(unquoted('```sh\npnpm start\n```')).toEqual([])
  })
})

describe('the links of a page', () => {
  it('lead to files and to headings', () => {
    const broken = (target: string) => brokenLinks('docs/guides/errors.md', `See [there](${target}).`)
    expect(broken('signing-in.md#with-a-password')).toEqual([])
    expect(broken('#five-languages')).toEqual([])
    expect(broken('https://example.com/nothing')).toEqual([])
    expect(broken('gone.md')).toEqual(['gone.md'])
    expect(broken('signing-in.md#with-a-smile')).toEqual(['signing-in.md#with-a-smile'])
  })
})
