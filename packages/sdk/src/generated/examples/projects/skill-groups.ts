// Generated from specs/projects/skill-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/projects/skill-groups.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'skillGroups.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Voz técnica","skillCount":3}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
}
