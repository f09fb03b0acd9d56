/** What tests are called: texts that a call begins with. What stands in a comment, or is compared, is no title. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , title = '']) => title)
}

/** Where the titles of tests stand. */
export const testFiles: readonly string[] = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'e2e/**/*.{spec,test}.ts',
  'scripts/**/*.test.ts',
]
