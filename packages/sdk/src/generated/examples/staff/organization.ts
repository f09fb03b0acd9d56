// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/staff/organization.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'organization.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"departments":[{"code":"OPE","count":278}],"people":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","jobTitle":"Teleoperador","department":"OPE","workCenter":"Madrid-Vallecas","coordinatorId":null}]}}}},
}
