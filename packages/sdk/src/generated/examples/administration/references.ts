// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/administration/references.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'references.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"family":"projects","count":3,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Luz Norte 2026"}]}]}}},
}
