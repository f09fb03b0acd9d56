import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plan } from './plan.ts'
import { root } from '../run.ts'

const folder = 'docs/decisions'

/** A page for a decision with the next number, and its line in the list. */
export function decision(title: string): Plan {
  const numbers = readdirSync(path.join(root, folder)).map((file) => Number(/^\d+/.exec(file)?.[0] ?? 0))
  const number = String(Math.max(0, ...numbers) + 1).padStart(3, '0')
  const name = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const file = `${number}-${name}.md`
  return {
    changes: [
      { create: `${folder}/${file}`, text: page(title) },
      {
        change: `${folder}/README.md`,
        at: /\s*$/,
        put: 'instead',
        text: `\n- [${number}](${file}) ${title}\n`,
      },
    ],
    then: [`write ${folder}/${file}: under forty lines, why before what`],
  }
}

function page(title: string): string {
  return `# ${title}

Date: ${new Date().toISOString().slice(0, 10)}

Status: proposed

## Context

What stands in question, and what happens when nothing is decided.

## Decision

What we do, in the present tense.

## Consequences

- What becomes easier, what harder, and what must be watched.
`
}
