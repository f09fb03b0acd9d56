// Generated from specs/administration/view-as.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/view-as.yaml. */
export const part: ContractPart = {
  places: {
    "viewAs.create": {"service":"main","method":"post","path":"/view-as"},
    "viewAs.destroy": {"service":"main","method":"delete","path":"/view-as"},
  },
  answers: {
    "viewAs.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpenedView"}}}}},"failures":[401,403,404,409,422]},
    "viewAs.destroy": {"successes":{"204":null},"failures":[401]},
  },
  definitions: {
    "OpenedView": {"type":"object","required":["userData","accessToken","sessionSeconds"],"properties":{"userData":{"$ref":"#/$defs/UserData"},"accessToken":{"type":"string"},"sessionSeconds":{"type":"integer"}}},
  },
}
