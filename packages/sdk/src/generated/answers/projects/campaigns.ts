// Generated from specs/projects/campaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/campaigns.yaml. */
export const part: ContractPart = {
  places: {
    "campaigns.index": {"service":"laia","method":"get","path":"/campaigns"},
  },
  answers: {
    "campaigns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Campaign"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {},
}
