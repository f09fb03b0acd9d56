/**
 * Every operation of the contract has one SDK function, one handler, a test, existing permissions, and phrases for its
 * errors in five languages; every routed screen has a file, a rule and five titles. Each problem names the place to
 * fix.
 */
import { exportsOf, isObject } from './mirror/modules.ts'
import { operations } from './mirror/operations.ts'
import { languages, screenProblems } from './mirror/screens.ts'
import { sdkFunctions } from './mirror/sdk-functions.ts'
import { namesAct, serverTestTitles } from './mirror/test-titles.ts'

const all = operations()
const problems = (
  await Promise.all([
    attempt('SDK', sdkProblems),
    attempt('handlers', handlerProblems),
    attempt('permissions', permissionProblems),
    attempt('error phrases', phraseProblems),
    attempt('routes', screenProblems),
    attempt('tests', () => Promise.resolve(testProblems())),
  ])
).flat()
for (const problem of problems) console.error(problem)
console.log(`${all.length} operations, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)

/** A part that fails to load is one problem and hides no other. */
async function attempt(half: string, find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find()
  } catch (error) {
    return [`${half}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

async function sdkProblems(): Promise<string[]> {
  const functions = await sdkFunctions()
  const known = new Set(all.map(({ id }) => id))
  const strangers = [...functions.keys()].filter((id) => !known.has(id))
  return [
    ...all.flatMap(({ id }) => {
      const places = functions.get(id) ?? []
      if (places.length === 0)
        return [`${id}: no SDK function — pnpm codegen writes it, unless it is no JSON`]
      return places
        .filter((place) => place !== id)
        .map((place) => `${id}: the SDK offers it as ${place}, too`)
    }),
    ...strangers.map((id) => `${id}: the SDK offers it and the contract does not know it`),
  ]
}

async function handlerProblems(): Promise<string[]> {
  const found: string[] = []
  for (const { id, handlersFile } of all) {
    const acts = Object.values((await exportsOf(handlersFile)) ?? {}).map((value) =>
      isObject(value) ? value.acts : undefined,
    )
    if (!acts.some((table) => table instanceof Map && table.has(id))) {
      found.push(`${id}: no handler — expected in ${handlersFile}`)
    }
  }
  return found
}

async function permissionProblems(): Promise<string[]> {
  const permissions = (await exportsOf('packages/permissions/src/index.ts'))?.permissions as {
    name: string
  }[]
  const names = new Set(permissions.map(({ name }) => name))
  return all.flatMap(({ id, area, permissions: needed }) =>
    needed === 'public'
      ? []
      : needed
          .filter((name) => !names.has(name))
          .map(
            (name) => `${id}: no permission ${name} — expected in packages/permissions/src/areas/${area}.ts`,
          ),
  )
}

async function phraseProblems(): Promise<string[]> {
  const codes = (await exportsOf('packages/sdk/src/generated/error-codes.ts'))?.errorCodes as string[]
  const found: string[] = []
  for (const language of languages) {
    const file = `packages/sdk/src/errors/messages/${language}.ts`
    const words = (await exportsOf(file))?.[language]
    const messages = isObject(words) ? words : {}
    for (const code of codes) {
      if (typeof messages[code] !== 'string' || messages[code] === '')
        found.push(`${code}: no phrase — expected in ${file}`)
    }
  }
  return found
}

function testProblems(): string[] {
  const titles = serverTestTitles()
  return all
    .filter(({ family, act }) => !namesAct(titles, family, act))
    .map(({ id, handlersFile }) => {
      const file = handlersFile.replace('.handlers.ts', '.test.ts')
      return `${id}: no test names it — expected describe('${id}') or a title with ${id} in ${file}`
    })
}
