import type { OpenApi } from './open-api.ts'

/** The codes of the error catalogue as a value and a type, from `ErrorCode` in specs/shared/error.yaml. */
export function errorCodesModule(documents: { named: OpenApi }[]): string {
  const codes = documents.map(({ named }) => named.components?.schemas?.ErrorCode?.enum).find(Boolean) ?? []
  return `// Generated from specs/shared/error.yaml by \`pnpm codegen\`. Never edited by hand.
/** Every code of the error catalogue (specification §8); one text, because every page loads it. */
export const errorCodes: readonly ErrorCode[] = '${codes.join(' ')}'.split(' ') as ErrorCode[]

/** A code of the error catalogue (specification §8). */
export type ErrorCode =\n${codes.map((code) => `  | '${String(code)}'\n`).join('')}`
}
