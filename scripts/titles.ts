/** Extracts test titles: string arguments of test calls, not comments or compared strings. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , title = '']) => title)
}

/** Where the titles of tests stand. */
export const testFiles: readonly string[] = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'e2e/**/*.{spec,test}.ts',
  'scripts/**/*.test.ts',
]
