import type { Plan } from './plan.ts'
import { namesOf } from './names.ts'
import { fill } from './template.ts'

/** A component of the kit: code, styles, stories, and its line in the public entry point. */
export function component(name: string): Plan {
  const one = namesOf(name)
  const folder = `packages/ui-kit/src/components/${one.kebab}`
  const file = (kind: string) => ({
    create: `${folder}/${one.kebab}${kind}`,
    text: fill(`component/component${kind}.txt`, { one }),
  })
  return {
    changes: [
      file('.tsx'),
      file('.css.ts'),
      file('.stories.tsx'),
      {
        change: 'packages/ui-kit/src/index.ts',
        at: /\s*$/,
        put: 'instead',
        text: `\nexport { ${one.pascal}, type ${one.pascal}Props } from './components/${one.kebab}/${one.kebab}.tsx'\n`,
      },
      {
        create: `.storybook/advice/parts/${one.pascal}.tsx`,
        text: fill('component/advice.tsx.txt', { one }),
      },
    ],
    then: [
      `say in ${folder}/${one.kebab}.tsx what it is, and what to take instead when it is not the thing`,
      `say in .storybook/advice/parts/${one.pascal}.tsx what to do with it and what not`,
      `pnpm storybook`,
      `pnpm exec vitest run --project storybook ${one.kebab}`,
    ],
  }
}
