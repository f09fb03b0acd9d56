// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/organization.yaml. */
export const part: ContractPart = {
  places: {
    "organization.show": {"service":"main","method":"get","path":"/organization"},
  },
  answers: {
    "organization.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Organization"}}}}},"failures":[401,403]},
  },
  definitions: {
    "Organization": {"type":"object","required":["departments","people"],"properties":{"departments":{"type":"array","items":{"type":"object","required":["code","count"],"properties":{"code":{"type":"string"},"count":{"type":"integer","minimum":0}}}},"people":{"type":"array","items":{"$ref":"#/$defs/OrganizationPerson"}}}},
    "OrganizationPerson": {"type":"object","required":["id","displayName","jobTitle","department","workCenter","coordinatorId"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"jobTitle":{"type":"string"},"department":{"type":"string"},"workCenter":{"type":"string"},"coordinatorId":{"type":["string","null"],"format":"uuid"}}},
  },
}
