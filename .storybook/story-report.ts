/** Prints at the end of a run the number of stories and components, and the results of screenshots. */
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { Pictures } from './checks/pixels.ts'

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string
    pictures?: Pictures
  }
}

export const storyReport: Reporter = {
  onTestRunEnd(modules) {
    const stories = modules.flatMap(storiesOf)
    if (stories.length === 0) return
    const components = new Set(stories.map(({ id }) => id.slice(0, id.indexOf('--'))))
    const seen = (what: Pictures) => stories.filter(({ pictures }) => pictures === what).length
    const lines = [`${stories.length} stories of ${components.size} components and pages`]
    if (seen('compared') > 0) lines.push(`${seen('compared')} compared with their pictures`)
    if (seen('made with another browser') > 0)
      lines.push(
        `${seen('made with another browser')} not compared with their pictures: those were made with another Chromium, or on another system. Renew them: pnpm pictures`,
      )
    process.stdout.write(`${lines.map((line) => `     ${line}\n`).join('')}\n`)
  },
}

function storiesOf(module: TestModule): { id: string; pictures: Pictures | undefined }[] {
  return [...module.children.allTests()].flatMap((test: TestCase) => {
    const { storyId, pictures } = test.meta()
    return storyId === undefined ? [] : [{ id: storyId, pictures }]
  })
}
