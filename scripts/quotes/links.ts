/** Links between documents: each must resolve to a file, and to a heading if it has a fragment. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

const link = /\]\((?!https?:|mailto:)([^)\s]+)\)/g

/** The broken links of a page. */
export function brokenLinks(file: string, page: string): string[] {
  const text = page.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...text.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !leadsSomewhere(file, target))
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#')
  const absolute = file === '' ? path.join(root, from) : path.resolve(root, path.dirname(from), file)
  if (!existsSync(absolute)) return false
  return heading === undefined || !absolute.endsWith('.md') || headingsOf(absolute).includes(heading)
}

/** GitHub's slug of a heading. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
