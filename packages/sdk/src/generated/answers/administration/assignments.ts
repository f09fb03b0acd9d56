// Generated from specs/administration/assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/assignments.yaml. */
export const part: ContractPart = {
  places: {
    "assignments.index": {"service":"main","method":"get","path":"/assignments"},
  },
  answers: {
    "assignments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Assignment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "Assignment": {"type":"object","required":["id","displayName","username","department","roles","roleCount","version"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"username":{"type":"string"},"department":{"type":["string","null"]},"roleCount":{"type":"integer","minimum":0},"roles":{"type":"array","items":{"$ref":"#/$defs/RoleRef"}},"version":{"$ref":"#/$defs/Version"}}},
  },
}
