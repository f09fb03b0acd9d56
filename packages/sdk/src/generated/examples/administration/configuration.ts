// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/administration/configuration.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'configuration.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"format":"portal-configuration","version":1,"exportedAt":"2026-03-05T10:00:00.000Z","families":{}}}}},
  'configuration.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"review":"kM0uVY6X9lZr8tQxT2w3","families":[{"family":"tags","added":2,"changed":1,"unchanged":40,"left":3,"refused":0,"isReordered":false,"rows":[{"key":"Queja","outcome":"changed","before":null,"after":null,"errors":{},"missing":["ROLES_EDITAR"]}]}],"unknown":["colours"]}}}},
}
