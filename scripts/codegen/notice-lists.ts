/** The kinds of notices of all families, a line each, for the SDK, the server and the portal. */
import type { Notice } from './specs/spec-file.ts'

const head = '// Generated from `notices` in specs/ by `pnpm codegen`; the order of lines means nothing.\n'

export type Notices = ReadonlyMap<string, Notice>

/** Each list by its file, below the `generated` folder of its package. */
export function noticeLists(
  notices: Notices,
  { sdk, server, portal }: Record<'sdk' | 'server' | 'portal', string>,
): [string, string][] {
  const all = [...notices]
  return [
    [`${sdk}/notices.ts`, sdkList(all)],
    [`${server}/notices.ts`, serverList(all)],
    [`${portal}/notices.ts`, portalList(all)],
  ]
}

type Entries = readonly (readonly [string, Notice])[]

function sdkList(all: Entries): string {
  const kinds = all.map(([kind]) => `  '${kind}',\n`).join('')
  const values = all.map(([kind, notice]) => `  '${kind}': ${union(notice.values)}\n`).join('')
  return `${head}
/** Every kind of notice. */
export const notificationKinds = [
${kinds}] as const

/** Kind of event, prefixed with its area. */
export type NotificationKind = (typeof notificationKinds)[number]

/** The names of the values that the words of each kind are filled with. */
export interface NoticeValues {
${values}}
`
}

const union = (names: readonly string[]) =>
  names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')

/** The default channels of each kind, and whether it ignores quiet hours. */
function serverList(all: Entries): string {
  const lines = all.map(([kind, { portal = true, mail = false, atWork = false }]) => {
    return `  '${kind}': ${text({ portal, mail, atWork })},\n`
  })
  return `${head}export const notices = {\n${lines.join('')}}\n`
}

const text = (flags: Record<string, boolean>) =>
  `{ ${Object.entries(flags)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`

/** The kinds that people can configure, and those with another level than information. */
function portalList(all: Entries): string {
  const kinds = all.map(([kind]) => `  '${kind}',\n`).join('')
  const tones = all.flatMap(([kind, { tone }]) => (tone === undefined ? [] : [`  '${kind}': '${tone}',\n`]))
  return `${head}export const kinds = [\n${kinds}] as const\n
export const tones = {\n${tones.join('')}} as const\n`
}
